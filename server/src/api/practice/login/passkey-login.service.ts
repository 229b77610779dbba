import { enter } from "../../../identity/hand-off/complete-login.ts";
import {
  logInWithPasskey,
  type PasskeyAttempt,
  passkeyLoginOptions,
} from "../../../identity/login/passkey-login.ts";
import type { PracticeDeps } from "../practice-deps.ts";
import { acceptInvite } from "./accept-invite.ts";

/** Login to the practice product with a passkey: no name is sent, and no two-step verification follows. */
export function createPasskeyLoginService(deps: PracticeDeps) {
  return {
    options: () => passkeyLoginOptions(deps),

    /** Where the person whose passkey has answered goes, or one and the same refusal. An invite counts as at a password. */
    authenticate: ({
      inviteCode,
      ...attempt
    }: Omit<PasskeyAttempt, "realm"> & { inviteCode: string | null }) =>
      logInWithPasskey(deps, { ...attempt, realm: "practice" }, async (tx, account) => {
        await acceptInvite(tx, deps, account, { code: inviteCode });
        return enter(tx, deps, { product: "practice", account, way: "passkey" }, attempt);
      }),
  };
}

export type PasskeyLoginService = ReturnType<typeof createPasskeyLoginService>;
