import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import {
  addressInsideMessage,
  maximumWebhooks,
  tooManyWebhooksMessage,
  webhookAddressMessage,
} from "@frontdoor/contract/products/webhooks.ts";
import {
  addWebhook,
  countWebhooks,
  endWebhook,
  listWebhooks,
  rotateSecret,
} from "../../../integrations/webhooks/webhook-store.ts";
import { auditThing } from "../../../platform/audit/audit.ts";
import { leadsInside } from "../../../platform/http/outbound.ts";
import { pageOf } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";
import type { ProductDeps } from "../product-deps.ts";
import { ownProduct } from "./own-product.ts";
import { isWebhookAddress } from "./webhook-address.ts";

type Refused = Failure<"VALIDATION">;

const refused = (field: string, message: string): Refused =>
  fail("VALIDATION", { fields: { [field]: message } });

const said = (reason: string | undefined) => (reason === undefined ? {} : { reason });

/** The addresses to which events of a product are posted. */
export function createWebhooksService(deps: ProductDeps) {
  const { clock } = deps;
  const { kysely } = deps.database;

  return {
    async createWebhook({ body: { url, product: named, reason } }, { once, holder, actor }) {
      const isInside =
        isWebhookAddress(url, deps.config) && (await leadsInside(url, deps.config.webhookNetworks));
      return once(async (tx) => {
        const product = ownProduct(holder) ?? named;
        if (product === undefined) return refused("product", messages.required);
        if (named !== undefined && named !== product) return refused("product", messages.invalid);
        if (!isWebhookAddress(url, deps.config)) return refused("url", webhookAddressMessage);
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
        id: webhook.id,
        product: webhook.product,
        url: webhook.url,
        createdAt: webhook.created_at.toISOString(),
        endedAt: webhook.ended_at?.toISOString() ?? null,
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

    endWebhook({ params: { id } }, { holder, actor }) {
      return kysely.transaction().execute(async (tx) => {
        const named = { id, product: ownProduct(holder) };
        if ((await endWebhook(tx, named, clock())) === undefined) return fail("WEBHOOK_UNKNOWN");
        await auditThing(tx, deps, "webhook-ended", actor, { webhookId: id });
        return {};
      });
    },
  } satisfies ProductHandlers;
}
