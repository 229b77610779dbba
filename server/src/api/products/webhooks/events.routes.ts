import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { EventsService } from "./events.service.ts";

export function eventsRoutes(
  service: EventsService,
): Pick<Handlers<ProductCalls, ProductContext>, "listEvents" | "acknowledgeEvents"> {
  return {
    listEvents: ({ query }, context) => service.list(query, context),
    acknowledgeEvents: ({ body }, context) => service.acknowledge(body.ids, context),
  };
}
