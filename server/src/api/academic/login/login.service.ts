import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import { isFailure } from "@frontdoor/contract/call.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { deviceHash } from "../../../identity/devices/device.ts";
import { completeLogin, completePasskeyLogin } from "../../../identity/hand-off/complete-login.ts";
import { lookUpLogin } from "../../../identity/hand-off/login-lookup.ts";
import { createAuthenticator } from "../../../identity/login/authenticator.ts";
import { browserOf } from "../../../identity/login/browser.ts";
import { passkeyLoginOptions } from "../../../identity/login/passkey-login.ts";
import { answerChallenge } from "../../../identity/two-step/answer-challenge.ts";
import { pendingChallenge } from "../../../identity/two-step/pending-challenge.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Services } from "../../../process/services.ts";
import { findWaitingOfDevice } from "../pending-registrations.store.ts";
import { verifyEmailPath } from "../verify-email/verify-email.mails.ts";

/** Login to the academic product (S7.005–S7.009). */
export function createLoginService(deps: Services) {
  const { clock, database } = deps;
  const authenticator = createAuthenticator(deps);
  return {
    /**
     * Checks the password and returns where to go, or always the same refusal. The password of a pending registration
     * that this browser made leads to the page that waits for the mail (Q053), which opens nothing and is the same
     * whether or not the address has an account.
     */
    async brochureLogin({ body, query }, context) {
      const attempt = { ...body, ...browserOf(context, "academic", query) };
      const outcome = await authenticator.authenticate(
        { ...attempt, realm: "academic" },
        {
          lookUp: (tx, accountId) => lookUpLogin(tx, deps, { product: "academic", accountId }),
          challenge: (tx, account, { found: { hasTwoStep }, isKnownDevice }) => {
            const login = { product: "academic", browser: attempt } as const;
            return pendingChallenge(tx, deps, account, { ...login, hasTwoStep, isKnownDevice });
          },
          onSuccess: (tx, account, found) => {
            const login = { product: "academic", account, way: "password" } as const;
            return completeLogin(tx, deps, login, attempt, found);
          },
        },
        async (usernameIndexes) => {
          if (attempt.deviceId === null) return null;
          const device = deviceHash(attempt.deviceId);
          const owner = { usernameIndexes, device, now: clock() };
          const pending = await findWaitingOfDevice(database.kysely, owner);
          if (pending === undefined) return null;
          const { language = firstLanguage } = attempt;
          const { email, role, password_hash: passwordHash } = pending;
          return {
            passwordHash,
            answer: { location: pathIn(language, verifyEmailPath({ email, role })) },
          };
        },
      );
      if (!isFailure(outcome)) context.rememberLoginContext("academic");
      return outcome;
    },

    /** Checks the code of a pending challenge and returns where to go. */
    completeTwoStep: ({ body: answer }, context) =>
      answerChallenge(
        deps,
        { ...answer, product: "academic" },
        context,
        (tx, { account, way, browser }) =>
          completeLogin(tx, deps, { product: "academic", account, way }, browser),
      ),

    passkeyLoginOptions: () => passkeyLoginOptions(deps),
    passkeyAuthenticate: (input, context) => completePasskeyLogin(deps, "academic", input, context),
  } satisfies CallHandlers<AcademicCalls>;
}
