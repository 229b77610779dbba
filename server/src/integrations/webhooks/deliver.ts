import { auditThing } from "../../platform/audit/audit.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AddressNotPublic, type OutboundNetworks } from "../../platform/http/outbound.ts";
import type { KeyedDeps } from "../../platform/keys/keys.ts";
import { MessageRefused } from "../../platform/mail/message.ts";
import type { OutboxHandlers } from "../../platform/outbox/jobs.ts";
import { postTo } from "../../platform/outbox/outgoing-posts.ts";
import { findDestination, markDelivered, noteTry } from "./delivery-store.ts";
import { eventBody, isTaken, postMessage } from "./post-message.ts";
import { type webhookJobs, webhookWaitsSeconds } from "./webhook-jobs.ts";
import { endWebhook, secretsOf } from "./webhook-store.ts";

interface DeliverDeps extends KeyedDeps {
  config: { webhookNetworks: OutboundNetworks };
  timeoutMilliseconds?: number;
}

/** The receiver will never take anything again. */
const gone = 410;

/**
 * Posts the events of the outbox to their webhooks: at least once each, with the event's id as `webhook-id`. Any
 * response but 2xx is a failed try; 410 ends the webhook. While too many posts are in progress, an event waits and no
 * try is counted.
 */
export function webhookHandlers(deps: DeliverDeps): OutboxHandlers<typeof webhookJobs> {
  const { clock, keys, config, timeoutMilliseconds } = deps;
  const post = (webhook: NonNullable<Awaited<ReturnType<typeof findDestination>>>) =>
    postTo({ product: webhook.product, receiver: webhook.id }, () => {
      const sentAt = clock();
      const receiver = { url: webhook.url, secrets: secretsOf(keys, webhook, sentAt) };
      const message = { id: webhook.event_id, sentAt, body: eventBody(webhook) };
      return postMessage(receiver, message, config.webhookNetworks, timeoutMilliseconds);
    });

  async function end(tx: Transaction, id: string): Promise<void> {
    const ended = await endWebhook(tx, { id }, clock());
    if (ended === undefined) return;
    const details = { webhookId: id, product: ended.product, because: "gone" };
    await auditThing(tx, deps, "webhook-ended", "system", details);
  }

  return {
    "webhook.delivery": {
      waitsSeconds: webhookWaitsSeconds["webhook.delivery"],
      async call(db, { payload: { deliveryId: id } }) {
        const webhook = await findDestination(db, id);
        if (webhook === undefined) return null;
        const { status } = await post(webhook).catch(async (error: unknown) => {
          if (error instanceof AddressNotPublic)
            await noteTry(db, { id, status: null, now: clock() });
          throw error;
        });
        await noteTry(db, { id, status, now: clock() });
        if (status === gone) {
          await db.transaction().execute((tx) => end(tx, webhook.id));
          throw new MessageRefused(`WEBHOOK_${status}`);
        }
        if (!isTaken(status)) throw new NotTaken(status);
        return (tx) => markDelivered(tx, id, clock());
      },
    },
  };
}

/** The receiver did not take an event. */
class NotTaken extends Error {
  override name = "NotTaken";
  readonly code: string;
  constructor(status: number | null) {
    super("The receiver did not take an event.");
    this.code = `WEBHOOK_${status ?? "NO_ANSWER"}`;
  }
}
