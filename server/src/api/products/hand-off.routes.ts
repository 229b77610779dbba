import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { HandOffService } from "./hand-off.service.ts";
import type { ProductContext } from "./product-context.ts";

export function handOffRoutes(
  service: HandOffService,
): Pick<Handlers<ProductCalls, ProductContext>, "redeemHandOff"> {
  return {
    redeemHandOff: ({ body }, { holder }) => service.redeem(holder, body.code),
  };
}
