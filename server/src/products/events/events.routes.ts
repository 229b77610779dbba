import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../permissions.ts";
import type { EventsService } from "./events.service.ts";

export function eventsRoutes(
  service: EventsService,
): Pick<Handlers<ProductCalls, ProductContext>, "listEvents" | "acknowledgeEvents"> {
  return {
    listEvents: (_input, { holder }) => service.list(holder),
    acknowledgeEvents: ({ body }, { holder }) => service.acknowledge(body.ids, holder),
  };
}
