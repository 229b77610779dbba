import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { RemovalRequestsService } from "./removal-requests.service.ts";

export function removalRequestsRoutes(
  service: RemovalRequestsService,
): Pick<Handlers<ProductCalls, ProductContext>, "createRemovalRequest"> {
  return {
    createRemovalRequest: ({ body }, context) => service.create(body.username, context),
  };
}
