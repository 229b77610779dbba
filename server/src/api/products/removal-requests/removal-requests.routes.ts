import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { ListRemovalsService } from "./list-removals.service.ts";
import type { RemovalRequestsService } from "./removal-requests.service.ts";

export function removalRequestsRoutes(
  service: RemovalRequestsService,
  listing: ListRemovalsService,
): Pick<Handlers<ProductCalls, ProductContext>, "createRemovalRequest" | "listRemovalRequests"> {
  return {
    createRemovalRequest: ({ body }, context) => service.create(body, context),
    listRemovalRequests: ({ query }, context) => listing.list(query, context),
  };
}
