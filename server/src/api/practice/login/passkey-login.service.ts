import { isFailure } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import { enter } from "../../../identity/hand-off/complete-login.ts";
import { browserOf } from "../../../identity/login/browser.ts";
import { logInWithPasskey, passkeyLoginOptions } from "../../../identity/login/passkey-login.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import type { PracticeDeps } from "../practice-deps.ts";
import { acceptInvite } from "./accept-invite.ts";

/** Login to the practice product with a passkey: no name is sent, and no two-step verification follows. */
export function createPasskeyLoginService(
  deps: PracticeDeps,
): CallHandlers<PracticeCalls, "passkeyLoginOptions" | "passkeyAuthenticate"> {
  return {
    passkeyLoginOptions: () => passkeyLoginOptions(deps),

    /** Where the person whose passkey has answered goes, or one and the same refusal. An invite counts as at a password. */
    async passkeyAuthenticate({ body: { passkey }, query }, context) {
      const browser = browserOf(context, "practice", query);
      const attempt = { ...browser, passkey, realm: "practice" } as const;
      const outcome = await logInWithPasskey(deps, attempt, async (tx, account) => {
        await acceptInvite(tx, deps, account, { code: query.inviteCode?.trim() || null });
        return enter(tx, deps, { product: "practice", account, way: "passkey" }, browser);
      });
      if (!isFailure(outcome)) context.rememberLoginContext("practice");
      return outcome;
    },
  };
}
