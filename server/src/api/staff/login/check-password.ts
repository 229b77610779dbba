import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { type ConsoleMember, findByAddress } from "../../../directory/staff/console-login-store.ts";
import type { Admitted } from "../../../identity/lockout/lockout.ts";
import { countedAddress, spellingsOf } from "../../../identity/lockout/staff-address.ts";
import { refusalOf } from "../../../identity/login/authenticator.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import { takeRateLimitFor } from "../../../platform/rate-limits/rate-limits.ts";
import { takeOrRefuse } from "../../../platform/rate-limits/refusal.ts";
import type { Services } from "../../../process/services.ts";
import { recordAtConsole } from "./console-events.ts";
import { warnOfLock } from "./login-warnings.ts";

type PasswordRefusal = Failure<"BAD_CREDENTIALS" | "TOO_MANY_REQUESTS">;

/** Somebody whose password is right. That alone is not a login. */
interface VerifiedPassword extends ConsoleMember {
  admitted: Admitted & { state: "open" };
  /** The same password hashed with higher cost parameters, where the stored hash has lower ones. */
  rehashed: string | null;
}

type Asking = Pick<CallContext, "clientAddress" | "deviceId">;

/**
 * Checks the password of a staff address. These get the same response in the same time, are counted, and cost one Argon2
 * each (SEC-L8): a wrong password, an unknown address, a login that has ended or was never set up, and a locked one.
 * @throws QueueFull when too many passwords wait
 */
export async function checkStaffPassword(
  deps: Services,
  { emailAddress, password }: { emailAddress: string; password: string },
  asking: Asking,
): Promise<VerifiedPassword | PasswordRefusal> {
  const name = countedAddress(deps.keys, emailAddress);
  const { clientAddress, deviceId } = asking;
  const attempt = { ...name, clientAddress, deviceId };
  const spent = await refusalOf(deps, attempt);
  if (spent !== null) return spent;
  // The place in the queue comes first: a busy server must not count an attempt that it refuses.
  return deps.hasher.withReservation(async (hashing) => {
    const { kysely } = deps.database;
    const admitted = await deps.lockout.admit(kysely, attempt);
    if (admitted.state === "closed") {
      const refusal = await takeOrRefuse(deps, "lockedAttemptsByAddress", clientAddress);
      if (refusal !== null) return refusal;
    }
    const member = await findByAddress(kysely, spellingsOf(emailAddress));
    const stored = member?.login.password_hash ?? null;
    const { ok, needsRehash } = await hashing.verify(stored, password);
    if (!ok || member === undefined || admitted.state !== "open") {
      await recordFailure(deps, asking, admitted, {
        index: name.usernameIndexes[0],
        staffId: member?.staff.id ?? null,
      });
      return fail("BAD_CREDENTIALS");
    }
    return { ...member, admitted, rehashed: needsRehash ? await hashing.hash(password) : null };
  });
}

async function recordFailure(
  deps: Services,
  asking: Asking,
  admitted: Admitted,
  { index, staffId }: { index: string; staffId: string | null },
): Promise<void> {
  const because = admitted.state === "open" ? "wrong" : "locked";
  deps.metrics.logins.inc({ realm: "staff", outcome: because });
  await deps.database.kysely.transaction().execute(async (tx) => {
    const taken = { name: "failedNamesByAddress", key: asking.clientAddress } as const;
    await takeRateLimitFor(tx, deps, { ...taken, thing: index });
    const event = { kind: "staff-login-failed", of: staffId, details: { because } };
    await recordAtConsole(tx, deps, asking, event);
    if (admitted.state !== "open" || admitted.lock === null) return;
    const { lock } = admitted;
    const locked = { kind: "staff-login-locked", of: staffId, details: { ...lock } };
    await recordAtConsole(tx, deps, asking, locked);
    await warnOfLock(tx, deps, { index, staffId, lock });
  });
}
