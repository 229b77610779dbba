import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { ClaimsService } from "./claims.service.ts";

export function claimsRoutes(
  service: ClaimsService,
): Pick<Handlers<ProductCalls, ProductContext>, "showClaims"> {
  return {
    showClaims: ({ params, query }, { holder }) => service.show(holder, params.id, query.scope),
  };
}
