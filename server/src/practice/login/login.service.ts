import { usernameIndexes } from "../../people/accounts/username.ts";
import type { Authenticator } from "../../people/authenticator/authenticator.ts";
import type { LoginAttempt } from "../../people/authenticator/login-attempt.ts";
import { enter } from "../../people/entry/entry.ts";
import type { PracticeDeps } from "../practice-deps.ts";
import { acceptInvite } from "./accept-invite.ts";

/** An attempt, and the code of an invite that came with it. */
type PracticeLoginAttempt = Omit<LoginAttempt, "realm"> & { inviteCode: string | null };

type LoginServiceDeps = PracticeDeps & { authenticator: Authenticator };

/** Login to the practice product (S7.048–S7.054). */
export function createLoginService(deps: LoginServiceDeps) {
  const { authenticator, database, keys, lockout } = deps;
  return {
    /**
     * Where the person who proved the password goes, or one and the same refusal.
     */
    authenticate: ({ inviteCode, ...attempt }: PracticeLoginAttempt) =>
      authenticator.authenticate({ ...attempt, realm: "practice" }, async (tx, account) => {
        await acceptInvite(tx, deps, account, inviteCode);
        return enter(tx, deps, { product: "practice", account, way: "password" }, attempt);
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
