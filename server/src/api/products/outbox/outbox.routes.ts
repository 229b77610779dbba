import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { OutboxService } from "./outbox.service.ts";
import type { ShowMessageService } from "./show-message.service.ts";

export function outboxRoutes(
  service: OutboxService,
  showing: ShowMessageService,
): Pick<
  Handlers<ProductCalls, ProductContext>,
  "listOutbox" | "showMessage" | "retryOutbox" | "retryAllOutbox"
> {
  return {
    listOutbox: ({ query }, context) => service.list(query, context),
    showMessage: ({ params }) => showing.show(params.id),
    retryOutbox: ({ params }, { actor }) => service.retry(params.id, actor),
    retryAllOutbox: ({ body }, { actor }) => service.retryAll(body, actor),
  };
}
