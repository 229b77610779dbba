import { isFailure } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import type { Account } from "../../../identity/accounts/account-store.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import { completeLogin, completePasskeyLogin } from "../../../identity/hand-off/complete-login.ts";
import { lookUpLogin } from "../../../identity/hand-off/login-lookup.ts";
import { inviteIdOf, useInvite } from "../../../identity/invites/invites.ts";
import { createAuthenticator } from "../../../identity/login/authenticator.ts";
import { browserOf } from "../../../identity/login/browser.ts";
import { passkeyLoginOptions } from "../../../identity/login/passkey-login.ts";
import { answerChallenge } from "../../../identity/two-step/answer-challenge.ts";
import { pendingChallenge } from "../../../identity/two-step/pending-challenge.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Services } from "../../../process/services.ts";

/** Login to the practice product (S7.048–S7.054). */
export function createLoginService(deps: Services) {
  const { database, keys, lockout } = deps;
  const authenticator = createAuthenticator(deps);
  return {
    /** Redirects whoever proved the password; every refusal is the same. */
    async authenticate({ body, query }, context) {
      const attempt = { ...body, ...browserOf(context, "practice", query) };
      const inviteCode = query.inviteCode?.trim() || null;
      const outcome = await authenticator.authenticate(
        { ...attempt, realm: "practice" },
        {
          lookUp: (tx, accountId) => lookUpLogin(tx, deps, { product: "practice", accountId }),
          challenge: async (tx, account, { found: { hasTwoStep }, isKnownDevice }) => {
            const invite = { kind: "practice", code: inviteCode ?? "" } as const;
            const inviteId = inviteCode === null ? null : await inviteIdOf(tx, invite);
            const login = { product: "practice", browser: attempt, inviteId } as const;
            return pendingChallenge(tx, deps, account, { ...login, hasTwoStep, isKnownDevice });
          },
          onSuccess: async (tx, account, found) => {
            await acceptInvite(tx, deps, account, { code: inviteCode });
            const login = { product: "practice", account, way: "password" } as const;
            return completeLogin(tx, deps, login, attempt, found);
          },
        },
      );
      if (!isFailure(outcome)) context.rememberLoginContext("practice");
      return outcome;
    },

    /** Redirects whoever typed the right code. The invite that came with the login is accepted now. */
    completeTwoStep: ({ body: answer }, context) =>
      answerChallenge(deps, { ...answer, product: "practice" }, context, async (tx, taken) => {
        const { account, browser, inviteId, way } = taken;
        await acceptInvite(tx, deps, account, { id: inviteId });
        return completeLogin(tx, deps, { product: "practice", account, way }, browser);
      }),

    /** Says the same of names that nobody has (SEC-A1). */
    async lockedStatus({ params: { username } }, { deviceId }) {
      const realm = "practice";
      const name = { realm, usernameIndexes: usernameIndexes(keys, realm, username) } as const;
      return { locked: await lockout.isLocked(database.kysely, { ...name, deviceId }) };
    },

    passkeyLoginOptions: () => passkeyLoginOptions(deps),
    /** An invite is accepted as at a login by password. */
    passkeyAuthenticate: (input, context) =>
      completePasskeyLogin(deps, "practice", input, context, (tx, account) =>
        acceptInvite(tx, deps, account, { code: input.query.inviteCode?.trim() || null }),
      ),
  } satisfies CallHandlers<PracticeCalls>;
}

/**
 * Accepts the invite that came with a login when it is unused and for the address of the account (S4.007);
 * otherwise it changes nothing (S4.008).
 * @param shown its code as the login brought it, or its id where a step of the login lay between
 */
async function acceptInvite(
  tx: Transaction,
  deps: Services,
  { id: accountId, email }: Account,
  shown: { code?: string | null; id?: string | null },
): Promise<void> {
  const { code = null, id = null } = shown;
  const use = { kind: "practice", email, accountId, as: "ACCEPTED" } as const;
  if (code !== null) await useInvite(tx, deps, { ...use, code });
  else if (id !== null) await useInvite(tx, deps, { ...use, id });
}
