import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import { type Handlers, isFailure } from "@frontdoor/contract/call.ts";
import { browserOf } from "../../../identity/login/browser.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { PasskeyLoginService } from "./passkey-login.service.ts";

export function passkeyLoginRoutes(
  service: PasskeyLoginService,
): Pick<Handlers<AcademicCalls, CallContext>, "passkeyLoginOptions" | "passkeyAuthenticate"> {
  return {
    passkeyLoginOptions: () => service.options(),
    async passkeyAuthenticate({ body, query }, context) {
      const attempt = { ...body, ...browserOf(context, "academic", query) };
      const outcome = await service.authenticate(attempt);
      if (!isFailure(outcome)) context.rememberLoginContext("academic");
      return outcome;
    },
  };
}
