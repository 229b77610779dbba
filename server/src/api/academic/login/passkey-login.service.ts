import { enter } from "../../../identity/hand-off/complete-login.ts";
import {
  logInWithPasskey,
  type PasskeyAttempt,
  passkeyLoginOptions,
} from "../../../identity/login/passkey-login.ts";
import type { AcademicDeps } from "../academic-deps.ts";

/** Login to the academic product with a passkey: no name is sent, and no two-step verification follows. */
export function createPasskeyLoginService(deps: AcademicDeps) {
  return {
    options: () => passkeyLoginOptions(deps),

    /** Where the person whose passkey has answered goes, or one and the same refusal. */
    authenticate: (attempt: Omit<PasskeyAttempt, "realm">) =>
      logInWithPasskey(deps, { ...attempt, realm: "academic" }, (tx, account) =>
        enter(tx, deps, { product: "academic", account, way: "passkey" }, attempt),
      ),
  };
}

export type PasskeyLoginService = ReturnType<typeof createPasskeyLoginService>;
