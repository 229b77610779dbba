import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { DeliveriesService } from "./deliveries.service.ts";
import type { WebhooksService } from "./webhooks.service.ts";

export function webhooksRoutes(
  webhooks: WebhooksService,
  deliveries: DeliveriesService,
): Pick<
  Handlers<ProductCalls, ProductContext>,
  | "createWebhook"
  | "listWebhooks"
  | "rotateWebhook"
  | "endWebhook"
  | "testWebhook"
  | "listDeliveries"
  | "sendDeliveryAgain"
> {
  return {
    createWebhook: ({ body }, context) => webhooks.create(body, context),
    listWebhooks: ({ query }, context) => webhooks.list(query, context),
    rotateWebhook: ({ params, body }, context) => webhooks.rotate({ ...params, ...body }, context),
    endWebhook: ({ params }, context) => webhooks.end(params.id, context),
    testWebhook: ({ params }, { holder }) => deliveries.test(params.id, holder),
    listDeliveries: ({ params, query }, context) => deliveries.list(params.id, query, context),
    sendDeliveryAgain: ({ params }, { holder }) => deliveries.sendAgain(params.id, holder),
  };
}
