import { fail } from "@frontdoor/contract/call.ts";
import { webhookSeconds } from "@frontdoor/contract/products/webhooks.ts";
import { listDeliveries, sendAgain } from "../../../integrations/webhooks/delivery-store.ts";
import { pingBody } from "../../../integrations/webhooks/event-body.ts";
import { isTaken, postMessage } from "../../../integrations/webhooks/post-message.ts";
import { findWebhook, secretsOf } from "../../../integrations/webhooks/webhook-store.ts";
import { AddressNotPublic, type OutboundNetworks } from "../../../platform/http/outbound.ts";
import { newId } from "../../../platform/ids.ts";
import { TransportAway } from "../../../platform/mail/message.ts";
import { postTo } from "../../../platform/outbox/outgoing-posts.ts";
import { type RefusalDeps, takeOrRefuse } from "../../../platform/rate-limits/refusal.ts";
import { pageOf } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";
import { ownProduct } from "./own-product.ts";

/** What is posted to webhooks, and how that ended. */
export function createDeliveriesService(
  deps: RefusalDeps & { config: { webhookNetworks: OutboundNetworks } },
) {
  const { clock, keys, config } = deps;
  const { kysely } = deps.database;
  return {
    async testWebhook({ params: { id } }, { holder }) {
      const webhook = await findWebhook(kysely, { id, product: ownProduct(holder) });
      if (webhook === undefined || webhook.ended_at !== null) return fail("WEBHOOK_UNKNOWN");
      const refusal = await takeOrRefuse(deps, "webhookTestByWebhook", id);
      if (refusal !== null) return refusal;
      const sentAt = clock();
      const receiver = { url: webhook.url, secrets: secretsOf(keys, webhook, sentAt) };
      const message = { id: newId(clock), sentAt, body: pingBody(sentAt) };
      try {
        const post = () => postMessage(receiver, message, config.webhookNetworks);
        const status = await postTo(id, post);
        return { delivered: isTaken(status), status };
      } catch (error) {
        if (error instanceof AddressNotPublic) return { delivered: false, status: null };
        if (!(error instanceof TransportAway)) throw error;
        return fail("TOO_MANY_REQUESTS", { retryAfterSeconds: webhookSeconds });
      }
    },

    async listDeliveries({ params: { id }, query: { state, ...asked } }, caller) {
      const webhook = await findWebhook(kysely, { id, product: ownProduct(caller.holder) });
      if (webhook === undefined) return fail("WEBHOOK_UNKNOWN");
      const deliveries = await pageOf(asked, caller, (page) =>
        listDeliveries(kysely, { webhookId: id, state, ...page }),
      );
      return deliveries.map((delivery) => ({
        id: delivery.id,
        eventId: delivery.event_id,
        kind: delivery.kind,
        state: delivery.state,
        tries: delivery.tries,
        lastStatus: delivery.last_status,
        lastTriedAt: delivery.last_tried_at?.toISOString() ?? null,
        deliveredAt: delivery.delivered_at?.toISOString() ?? null,
        createdAt: delivery.created_at.toISOString(),
      }));
    },

    sendDeliveryAgain({ params: { id } }, { holder }) {
      return kysely.transaction().execute(async (tx) => {
        const again = { id, product: ownProduct(holder), now: clock() };
        return (await sendAgain(tx, again)) ? {} : fail("DELIVERY_UNKNOWN");
      });
    },
  } satisfies ProductHandlers;
}
