import { type Handlers, isFailure } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import { browserOf } from "../../../identity/login/browser.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { PasskeyLoginService } from "./passkey-login.service.ts";

export function passkeyLoginRoutes(
  service: PasskeyLoginService,
): Pick<Handlers<PracticeCalls, CallContext>, "passkeyLoginOptions" | "passkeyAuthenticate"> {
  return {
    passkeyLoginOptions: () => service.options(),
    async passkeyAuthenticate({ body, query }, context) {
      const outcome = await service.authenticate({
        ...body,
        ...browserOf(context, "practice", query),
        inviteCode: query.inviteCode?.trim() || null,
      });
      if (!isFailure(outcome)) context.rememberLoginContext("practice");
      return outcome;
    },
  };
}
