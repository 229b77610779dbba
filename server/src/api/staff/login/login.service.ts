import { twoStepTries } from "@frontdoor/contract/account/account-page.ts";
import { type Failure, fail, isFailure } from "@frontdoor/contract/call.ts";
import type { StaffCalls } from "@frontdoor/contract/staff/calls.ts";
import { consoleStepMinutes } from "@frontdoor/contract/staff/console.ts";
import { replaceStaffHash } from "../../../directory/staff/console-login-store.ts";
import { deviceHash } from "../../../identity/devices/device.ts";
import { strangers } from "../../../identity/lockout/lockout-store.ts";
import { countedAddress } from "../../../identity/lockout/staff-address.ts";
import {
  assertionOptions,
  readAssertion,
  useAssertion,
} from "../../../identity/passkeys/assertion.ts";
import {
  type ConsoleToken,
  countTry,
  findConsoleToken,
  issueConsoleToken,
  spendConsoleToken,
} from "../../../identity/tokens/console-tokens.ts";
import type { CallContext, CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Services } from "../../../process/services.ts";
import { checkStaffCode } from "./check-code.ts";
import { checkStaffPassword } from "./check-password.ts";
import { completeConsoleLogin } from "./complete-console-login.ts";
import { recordAtConsole, recordRefusal } from "./console-events.ts";
import { heldMember } from "./held-member.ts";

const passkeyPurpose = { kind: "staff-login" } as const;

/** The login to the console by password and code, neither of which is enough, or by passkey (SEC-L7). */
export function createLoginService(deps: Services) {
  const { kysely } = deps.database;
  return {
    /** A right password is answered with the token of a challenge that this browser answers by a code. */
    async staffLogin({ body: credentials }, context) {
      const verified = await checkStaffPassword(deps, credentials, context);
      if (isFailure(verified)) return verified;
      const { admitted, rehashed } = verified;
      const staffId = verified.staff.id;
      const name = countedAddress(deps.keys, verified.staff.email);
      const stepped = kysely.transaction().execute(async (tx) => {
        const member = await heldMember(tx, staffId);
        if (member?.login.password_hash !== verified.login.password_hash) {
          return fail("BAD_CREDENTIALS");
        }
        if (rehashed !== null) await replaceStaffHash(tx, { staffId, hash: rehashed });
        await deps.lockout.giveBack(tx, name, admitted);
        const deviceId = context.keepDevice(admitted.client !== strangers);
        const { token } = await issueConsoleToken(tx, deps, {
          purpose: "step",
          staffId,
          minutes: consoleStepMinutes,
          deviceHash: deviceHash(deviceId),
        });
        deps.metrics.logins.inc({ realm: "staff", outcome: "pending" });
        await recordAtConsole(tx, deps, context, { kind: "staff-step-owed", of: staffId });
        return { token };
      });
      return deps.lockout.orGiveBack(kysely, name, admitted, stepped);
    },

    /** Gives one response for every challenge that cannot be answered: unknown, used, expired, out of tries, locked. */
    completeStaffTwoStep: ({ body: { token, code } }, context) =>
      kysely.transaction().execute(async (tx) => {
        const waiting = await heldChallenge(tx, deps, token, context.deviceId);
        if (waiting === null) return fail("STEP_ENDED");
        const { step, member } = waiting;
        const name = countedAddress(deps.keys, member.staff.email);
        const attempt = { ...name, deviceId: context.deviceId };
        const admitted = await deps.lockout.look(tx, attempt);
        if (admitted.state === "closed") return fail("STEP_ENDED");
        const way = await checkStaffCode(tx, deps, member.login, code);
        if (way === null) return recordWrongCode(tx, deps, step, context);
        await spendConsoleToken(tx, step.id);
        await deps.lockout.recordSuccess(tx, attempt, admitted);
        return completeConsoleLogin(tx, deps, member, { way, context });
      }),

    /**
     * A passkey verifies its user by itself, so no code follows. The options are the same for everybody except for the
     * challenge; nothing is stored.
     */
    staffPasskeyOptions: async () => ({
      options: { ...(await assertionOptions(deps, passkeyPurpose)) },
    }),

    /** Gives one refusal for an unknown or removed passkey, a member who has ended, and a repeated response. */
    async staffPasskeyLogin({ body: { passkey: answer } }, context) {
      const assertion = await readAssertion(kysely, deps, "staff_passkeys", answer, passkeyPurpose);
      const entered =
        assertion &&
        (await kysely.transaction().execute(async (tx) => {
          const member = await heldMember(tx, assertion.ownerId);
          if (member === undefined) return null;
          if (!(await useAssertion(tx, assertion, deps.clock()))) return null;
          return completeConsoleLogin(tx, deps, member, { way: "passkey", context });
        }));
      return entered ?? recordRefusal(deps, context, assertion?.ownerId ?? null);
    },
  } satisfies CallHandlers<StaffCalls>;
}

/** The challenge, if it is still pending in this browser, with its member of staff. */
async function heldChallenge(
  tx: Transaction,
  deps: Services,
  token: string,
  deviceId: string | null,
) {
  const presented = { purpose: "step", token } as const;
  const seen = await findConsoleToken(tx, deps, presented);
  if (seen === null || deviceId === null) return null;
  const member = await heldMember(tx, seen.staff_id);
  // Looked up again: whoever locked the row before may have used the token.
  const step = await findConsoleToken(tx, deps, presented);
  if (member === undefined || step === null || step.tries >= twoStepTries) return null;
  return step.device_hash?.equals(deviceHash(deviceId)) ? { step, member } : null;
}

/** The last wrong code ends a challenge: the next code would not be checked. */
async function recordWrongCode(
  tx: Transaction,
  deps: Services,
  { id, staff_id }: ConsoleToken,
  context: CallContext,
): Promise<Failure<"WRONG_CODE" | "STEP_ENDED">> {
  const tries = await countTry(tx, id);
  const event = { kind: "staff-login-failed", of: staff_id, details: { because: "wrong-code" } };
  await recordAtConsole(tx, deps, context, event);
  return fail(tries < twoStepTries ? "WRONG_CODE" : "STEP_ENDED");
}
