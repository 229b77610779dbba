import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { CallContext } from "../../mechanisms/http/call-context.ts";
import type { HandOffService } from "./hand-off.service.ts";

export function handOffRoutes(
  service: HandOffService,
): Pick<Handlers<ProductCalls, CallContext>, "redeemHandOff"> {
  return {
    redeemHandOff: ({ body }, context) => service.redeem(context.bearer, body.code),
  };
}
