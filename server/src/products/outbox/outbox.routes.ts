import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { OutboxService } from "./outbox.service.ts";

export function outboxRoutes(
  service: OutboxService,
): Pick<Handlers<ProductCalls, ProductContext>, "listOutbox" | "retryOutbox"> {
  return {
    listOutbox: ({ query }, context) => service.list(query, context),
    retryOutbox: ({ params }, { actor }) => service.retry(params.id, actor),
  };
}
