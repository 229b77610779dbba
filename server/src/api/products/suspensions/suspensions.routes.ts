import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { SuspensionsService } from "./suspensions.service.ts";

export function suspensionsRoutes(
  service: SuspensionsService,
): Pick<
  Handlers<ProductCalls, ProductContext>,
  "suspendAccount" | "reactivateAccount" | "restoreAccount"
> {
  return {
    suspendAccount: ({ body }, { actor }) => service.suspend(body, actor),
    reactivateAccount: ({ body }, { actor }) => service.reactivate(body, actor),
    restoreAccount: ({ body }, context) => service.restore(body, context),
  };
}
