import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { ConfirmNumberService } from "./confirm-number.service.ts";

export function confirmNumberRoutes(
  service: ConfirmNumberService,
): Pick<Handlers<ProductCalls, ProductContext>, "confirmNumber"> {
  return {
    confirmNumber: ({ body }, context) => service.confirm(body, context),
  };
}
