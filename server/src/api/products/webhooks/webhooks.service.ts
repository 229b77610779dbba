import { fail } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";
import {
  addressInsideMessage,
  maximumWebhooks,
  tooManyWebhooksMessage,
  webhookAddressMessage,
  webhookSeconds,
} from "@frontdoor/contract/products/webhooks.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import { listDeliveries, sendAgain } from "../../../integrations/webhooks/delivery-store.ts";
import { isTaken, pingBody, postMessage } from "../../../integrations/webhooks/post-message.ts";
import {
  addWebhook,
  countWebhooks,
  endWebhook,
  findWebhook,
  listWebhooks,
  rotateSecret,
  secretsOf,
} from "../../../integrations/webhooks/webhook-store.ts";
import { auditThing } from "../../../platform/audit/audit.ts";
import { AddressNotPublic, leadsInside } from "../../../platform/http/outbound.ts";
import { newId } from "../../../platform/ids.ts";
import { TransportAway } from "../../../platform/mail/message.ts";
import { postTo } from "../../../platform/outbox/outgoing-posts.ts";
import { takeOrRefuse } from "../../../platform/rate-limits/refusal.ts";
import type { Services } from "../../../process/services.ts";
import { pageOf, told } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";
import { isWebhookAddress } from "./webhook-address.ts";

const refused = (field: string, message: string) =>
  fail("VALIDATION", { fields: { [field]: message } });

const said = (reason: string | undefined) => (reason === undefined ? {} : { reason });

/** Webhooks: the addresses to which events of a product are posted, and the state of each delivery. */
export function createWebhooksService(deps: Services) {
  const { clock, keys, config } = deps;
  const { kysely } = deps.database;

  return {
    async createWebhook({ body: { url, product: named, reason } }, { once, holder, actor }) {
      const isInside =
        isWebhookAddress(url, config) && (await leadsInside(url, config.webhookNetworks));
      return once(async (tx) => {
        const product = ownProduct(holder) ?? named;
        if (product === undefined) return refused("product", messages.required);
        if (named !== undefined && named !== product) return refused("product", messages.invalid);
        if (!isWebhookAddress(url, config)) return refused("url", webhookAddressMessage);
        if (isInside) return refused("url", addressInsideMessage);
        const inUse = await countWebhooks(tx, product);
        if (inUse >= maximumWebhooks) return refused("url", tooManyWebhooksMessage);
        const added = await addWebhook(tx, deps, { product, url });
        const details = { webhookId: added.id, product, host: new URL(url).host, ...said(reason) };
        await auditThing(tx, deps, "webhook-added", actor, details);
        return added;
      });
    },

    async listWebhooks({ query: { product, ...asked } }, caller) {
      const filter = { product: ownProduct(caller.holder) ?? product };
      const webhooks = await pageOf(asked, caller, (page) =>
        listWebhooks(kysely, { ...filter, ...page }),
      );
      const now = clock();
      return webhooks.map(({ previous_key_until: until, ...webhook }) => ({
        ...told(webhook),
        previousSecretUntil: until !== null && until > now ? until.toISOString() : null,
      }));
    },

    rotateWebhook: ({ params: { id }, body: { reason } }, { once, holder, actor }) =>
      once(async (tx) => {
        const rotated = await rotateSecret(tx, deps, { id, product: ownProduct(holder) });
        if (rotated === undefined) return fail("WEBHOOK_UNKNOWN");
        await auditThing(tx, deps, "webhook-rotated", actor, { webhookId: id, ...said(reason) });
        const { secret, previousUntil } = rotated;
        return { secret, previousSecretUntil: previousUntil.toISOString() };
      }),

    endWebhook: ({ params: { id } }, { once, holder, actor }) =>
      once(async (tx) => {
        const named = { id, product: ownProduct(holder) };
        if ((await endWebhook(tx, named, clock())) === undefined) return fail("WEBHOOK_UNKNOWN");
        await auditThing(tx, deps, "webhook-ended", actor, { webhookId: id });
        return {};
      }),

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
        const posted = await postTo({ product: webhook.product, receiver: id }, post);
        return { delivered: isTaken(posted.status), ...posted };
      } catch (error) {
        if (error instanceof AddressNotPublic) {
          return { delivered: false, status: null, isUnresolved: false };
        }
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
      return deliveries.map(told);
    },

    sendDeliveryAgain: ({ params: { id } }, { once, holder }) =>
      once(async (tx) => {
        const again = { id, product: ownProduct(holder), now: clock() };
        return (await sendAgain(tx, again)) ? {} : fail("DELIVERY_UNKNOWN");
      }),
  } satisfies ProductHandlers;
}

/** A product sees its own webhooks only; the operator, for whom this is undefined, sees all. */
function ownProduct(holder: KeyHolder): ProductName | undefined {
  return holder === "operator" ? undefined : holder;
}
