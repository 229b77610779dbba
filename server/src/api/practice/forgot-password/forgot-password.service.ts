import { fail } from "@frontdoor/contract/call.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import type { OtpReset } from "@frontdoor/contract/practice/forgot-password.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { findAccount, holdAccount } from "../../../identity/accounts/account-store.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import { passwordContextOf } from "../../../identity/passwords/password-context.ts";
import { replacePassword } from "../../../identity/recovery/replace-password.ts";
import { requestReset } from "../../../identity/recovery/reset-request.ts";
import { consumeOtp, returnTry, verifyOtp } from "../../../identity/tokens/otp.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import { isRateLimitReached, takeRateLimit } from "../../../platform/rate-limits/rate-limits.ts";
import { takeOrRefuse } from "../../../platform/rate-limits/refusal.ts";
import type { Services } from "../../../process/services.ts";
import { practiceLoginPath } from "../login-path.ts";
import { isOtpAvailable } from "./code-channel.ts";

/** Resets a forgotten password (S7.060–S7.067). */
export function createForgotPasswordService(deps: Services) {
  return {
    /** The response says whether a one-time password is sent too; it is the same for every name (Q073). */
    requestReset: ({ body: { username } }, client) =>
      requestReset(
        deps,
        { realm: "practice", username, answer: { otpAvailable: isOtpAvailable(deps) } },
        client,
      ),

    /** Ends at our own login page: a reset never signs in (SEC-C7). */
    async processResetWithOtp({ body: reset }, { once, clientAddress, language = firstLanguage }) {
      const refusal = await takeOrRefuse(deps, "otpByAddress", clientAddress);
      if (refusal !== null) return refusal;
      const verified = await checkOtp(deps, reset);
      return once(async (tx) => {
        if ("failure" in verified) return verified;
        const { account, otpId, passwordHash } = verified;
        await holdAccount(tx, account.id);
        const isFirst = await consumeOtp(tx, deps, otpId);
        if (!isFirst) return fail("OTP_INVALID");
        const by = { passwordHash, by: "one-time-password" } as const;
        const isDone = await replacePassword(tx, deps, account, by);
        return isDone ? { location: pathIn(language, practiceLoginPath) } : fail("OTP_INVALID");
      });
    },
  } satisfies CallHandlers<PracticeCalls>;
}

/** Does all hashing before the transaction. A refused password leaves the code usable. */
function checkOtp(deps: Services, { otp, username, password }: OtpReset) {
  const { database, keys, passwordPolicy } = deps;
  const { kysely } = database;
  return deps.hasher.withReservation(async (hasher) => {
    const indexes = usernameIndexes(keys, "practice", username);
    const rateLimit = ["otpFailureByUsername", indexes[0]] as const;
    if (!(await isRateLimitReached(kysely, deps, ...rateLimit)).allowed) return fail("OTP_INVALID");
    const owner = { realm: "practice", usernameIndexes: indexes } as const;
    const otpId = await verifyOtp(kysely, { ...deps, hasher }, owner, otp);
    if (otpId === null) {
      await takeRateLimit(kysely, deps, ...rateLimit);
      return fail("OTP_INVALID");
    }
    const account = await findAccount(kysely, "practice", indexes);
    if (account === undefined) return fail("OTP_INVALID");
    const context = await passwordContextOf(kysely, keys, account);
    const problem = passwordPolicy.problem(password, context);
    if (problem !== null) {
      await returnTry(kysely, otpId);
      return fail("VALIDATION", { fields: { password: problem } });
    }
    return { account, otpId, passwordHash: await hasher.hash(password) };
  });
}
