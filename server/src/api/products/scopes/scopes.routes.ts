import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { ScopesService } from "./scopes.service.ts";

export function scopesRoutes(
  service: ScopesService,
): Pick<Handlers<ProductCalls, ProductContext>, "grantScope" | "listScopes" | "endScope"> {
  return {
    grantScope: ({ body }, context) => service.grant(body, context),
    listScopes: () => service.list(),
    endScope: ({ body }, { actor }) => service.end(body, actor),
  };
}
