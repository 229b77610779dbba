import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { HodLinksService } from "./hod-links.service.ts";

export function hodLinksRoutes(
  service: HodLinksService,
): Pick<
  Handlers<ProductCalls, ProductContext>,
  "listHodLinks" | "confirmHodLink" | "declineHodLink"
> {
  return {
    listHodLinks: ({ query }, context) => service.list(query, context),
    confirmHodLink: ({ params, body }, context) =>
      service.confirm({ id: params.id, hodId: body.hodId }, context),
    declineHodLink: ({ params, body }, context) =>
      service.decline({ id: params.id, hodId: body.hodId, reason: body.reason }, context),
  };
}
