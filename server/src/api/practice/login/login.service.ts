import { usernameIndexes } from "../../../identity/accounts/username.ts";
import { enter } from "../../../identity/hand-off/complete-login.ts";
import { lookUpLogin } from "../../../identity/hand-off/login-lookup.ts";
import { inviteIdOf } from "../../../identity/invites/invites.ts";
import type { Authenticator } from "../../../identity/login/authenticator.ts";
import type { LoginAttempt } from "../../../identity/login/login-attempt.ts";
import { type StepAnswer, takeStep } from "../../../identity/two-step/answer-challenge.ts";
import { pendingChallenge } from "../../../identity/two-step/pending-challenge.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { PracticeDeps } from "../practice-deps.ts";
import { acceptInvite } from "./accept-invite.ts";

/** An attempt, and the code of an invite that came with it. */
type PracticeLoginAttempt = Omit<LoginAttempt, "realm"> & { inviteCode: string | null };

type LoginServiceDeps = PracticeDeps & { authenticator: Authenticator };

/** Login to the practice product (S7.048–S7.054). */
export function createLoginService(deps: LoginServiceDeps) {
  const { authenticator, database, keys, lockout } = deps;
  return {
    /** Where the person who proved the password goes, or one and the same refusal. */
    authenticate: ({ inviteCode, ...attempt }: PracticeLoginAttempt) =>
      authenticator.authenticate(
        { ...attempt, realm: "practice" },
        {
          lookUp: (tx, accountId) => lookUpLogin(tx, deps, { product: "practice", accountId }),
          challenge: async (tx, account, { found: { hasTwoStep }, isKnownDevice }) => {
            const invite = { kind: "practice", code: inviteCode ?? "" } as const;
            const inviteId = inviteCode === null ? null : await inviteIdOf(tx, invite);
            const login = { product: "practice", browser: attempt, inviteId } as const;
            return pendingChallenge(tx, deps, account, { ...login, hasTwoStep, isKnownDevice });
          },
          welcome: async (tx, account, found) => {
            await acceptInvite(tx, deps, account, { code: inviteCode });
            const login = { product: "practice", account, way: "password" } as const;
            return enter(tx, deps, login, attempt, found);
          },
        },
      ),

    /** Where the person who typed the code that was asked for goes. The invite that came with the login counts now. */
    completeTwoStep: (answer: Omit<StepAnswer, "product">, context: CallContext) =>
      takeStep(deps, { ...answer, product: "practice" }, context, async (tx, taken) => {
        const { account, browser, inviteId, way } = taken;
        await acceptInvite(tx, deps, account, { id: inviteId });
        return enter(tx, deps, { product: "practice", account, way }, browser);
      }),

    /** Says the same of names that nobody has (SEC-A1). */
    async lockedStatus(username: string, deviceId: string | null) {
      const realm = "practice";
      const name = { realm, usernameIndexes: usernameIndexes(keys, realm, username) } as const;
      return { locked: await lockout.isLocked(database.kysely, { ...name, deviceId }) };
    },
  };
}

export type LoginService = ReturnType<typeof createLoginService>;
