import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { PasskeysService } from "./passkeys.service.ts";

export function passkeysRoutes(
  service: PasskeysService,
): Pick<
  Handlers<AccountCalls, CallContext>,
  "passkeyOptions" | "addPasskey" | "renamePasskey" | "removePasskey"
> {
  return {
    passkeyOptions: (_input, context) => service.options(context),
    addPasskey: ({ body }, context) => service.add(body.passkey, context),
    renamePasskey: ({ params, body }, context) => service.rename(params.id, body.label, context),
    removePasskey: ({ params }, context) => service.remove(params.id, context),
  };
}
