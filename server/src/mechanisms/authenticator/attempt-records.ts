import { type Account, replaceHash } from "../accounts/account-store.ts";
import { audit } from "../audit/audit.ts";
import { takeBudget } from "../budgets/budgets.ts";
import type { Limits } from "../budgets/limits.ts";
import type { Clock } from "../clock.ts";
import type { Database, Transaction } from "../database/database.ts";
import { rememberDevice } from "../device/device.ts";
import type { PasswordHasher } from "../hashing/hashing.ts";
import { newId } from "../ids.ts";
import type { Keys } from "../keys/keys.ts";
import type { Admitted, Lockout } from "../lockout/lockout.ts";
import { enqueue } from "../outbox/outbox.ts";
import { someMomentAfter } from "../outbox/some-moment.ts";
import type { LoginAttempt } from "./authenticator.ts";
import { accountLockedKind, signedInAfterFailuresKind } from "./warnings.ts";

/** A counter that labels tell apart. */
export interface LabelledCounter<Label extends string> {
  inc(labels: Record<Label, string>): void;
}

export interface AuthenticatorDeps {
  database: Database;
  keys: Keys;
  clock: Clock;
  limits: Limits;
  hasher: PasswordHasher;
  lockout: Lockout;
  metrics: {
    logins: LabelledCounter<"realm" | "outcome">;
    refusals: LabelledCounter<"budget">;
  };
}

type Counted = LoginAttempt & { usernameIndex: string; usernameIndexes: readonly string[] };

/** The owner is told of a login that follows this many failures (SEC-A7). */
const failuresWorthTelling = 10;

/** Writes down a failed attempt; does the same for names that nobody has. */
export async function recordFailure(
  deps: AuthenticatorDeps,
  attempt: Counted,
  admitted: Admitted,
  accountId: string | null,
): Promise<void> {
  const { clock } = deps;
  const { realm, clientAddress } = attempt;
  deps.metrics.logins.inc({ realm, outcome: admitted.state === "open" ? "wrong" : "locked" });
  const isFirst = admitted.state === "open" && admitted.attempt === 1;
  const locksNow = admitted.state === "open" && admitted.isLockingAttempt;
  await deps.database.kysely.transaction().execute(async (tx) => {
    if (isFirst) await takeBudget(tx, deps, "failedNamesByAddress", clientAddress);
    const event = { actor: "anonymous", subjectId: accountId, realm };
    await audit(tx, deps, { kind: "login-failed", ...event });
    if (!locksNow) return;
    await audit(tx, deps, { kind: "account-locked", ...event });
    const now = clock();
    await enqueue(tx, {
      id: newId(clock),
      kind: accountLockedKind(realm),
      payload: { usernameIndexes: attempt.usernameIndexes.join(" ") },
      now,
      availableAt: someMomentAfter(now),
    });
  });
}

/** Writes down a success: counters, the device, a stronger hash where one is due, a warning. */
export async function recordSuccess(
  tx: Transaction,
  deps: AuthenticatorDeps,
  attempt: Counted,
  proven: { account: Account; stored: string; rehashed: string | null },
): Promise<void> {
  const { clock } = deps;
  const { realm } = attempt;
  const { account, stored, rehashed } = proven;
  deps.metrics.logins.inc({ realm, outcome: "success" });
  const failuresBefore = await deps.lockout.recordSuccess(tx, attempt);
  await rememberDevice(tx, { ...attempt, deviceId: attempt.keepDevice() }, clock());
  if (rehashed !== null) {
    await replaceHash(tx, { accountId: account.id, from: stored, to: rehashed });
  }
  await audit(tx, deps, { kind: "logged-in", actor: account.id, subjectId: account.id, realm });
  if (failuresBefore < failuresWorthTelling) return;
  await enqueue(tx, {
    id: newId(clock),
    kind: signedInAfterFailuresKind(realm),
    payload: { usernameIndexes: attempt.usernameIndexes.join(" ") },
    now: clock(),
  });
}
