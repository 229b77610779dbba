import { usernameIndex } from "../../mechanisms/accounts/username.ts";
import type { Authenticator, LoginAttempt } from "../../mechanisms/authenticator/authenticator.ts";
import type { PracticeDeps } from "../practice-deps.ts";

type LoginServiceDeps = PracticeDeps & { authenticator: Authenticator };

/** Login to the practice product (S7.048–S7.054). */
export function createLoginService({
  authenticator,
  database,
  handOffs,
  keys,
  lockout,
}: LoginServiceDeps) {
  return {
    /** Where the person who proved the password goes, or one and the same refusal. */
    authenticate: (attempt: Omit<LoginAttempt, "realm">) =>
      authenticator.authenticate({ ...attempt, realm: "practice" }, async (tx, account) => ({
        location: await handOffs.issue(tx, "practice", account.id),
      })),

    /** Says the same of names that nobody has (SECURITY.md 0.2). */
    async lockedStatus(username: string, deviceId: string | null) {
      const index = usernameIndex(keys, "practice", username);
      const attempt = { realm: "practice", usernameIndex: index, deviceId } as const;
      return { locked: await lockout.isLocked(database.kysely, attempt) };
    },
  };
}

export type LoginService = ReturnType<typeof createLoginService>;
