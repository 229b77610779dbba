import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import { isFailure } from "@frontdoor/contract/call.ts";
import { enter } from "../../../identity/hand-off/complete-login.ts";
import { browserOf } from "../../../identity/login/browser.ts";
import { logInWithPasskey, passkeyLoginOptions } from "../../../identity/login/passkey-login.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import type { AcademicDeps } from "../academic-deps.ts";

/** Login to the academic product with a passkey: no name is sent, and no two-step verification follows. */
export function createPasskeyLoginService(
  deps: AcademicDeps,
): CallHandlers<AcademicCalls, "passkeyLoginOptions" | "passkeyAuthenticate"> {
  return {
    passkeyLoginOptions: () => passkeyLoginOptions(deps),

    /** Where the person whose passkey has answered goes, or one and the same refusal. */
    async passkeyAuthenticate({ body: { passkey }, query }, context) {
      const browser = browserOf(context, "academic", query);
      const attempt = { ...browser, passkey, realm: "academic" } as const;
      const outcome = await logInWithPasskey(deps, attempt, (tx, account) =>
        enter(tx, deps, { product: "academic", account, way: "passkey" }, browser),
      );
      if (!isFailure(outcome)) context.rememberLoginContext("academic");
      return outcome;
    },
  };
}
