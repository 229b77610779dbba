import { audit } from "../../mechanisms/audit/audit.ts";
import type { Clock } from "../../mechanisms/clock.ts";
import type { Transaction } from "../../mechanisms/database/database.ts";
import type { Keys } from "../../mechanisms/keys/keys.ts";
import type { OutboxHandlers } from "../../mechanisms/outbox/jobs.ts";
import { postTo } from "../../mechanisms/outbox/outgoing-posts.ts";
import { findDestination, markDelivered, noteTry } from "./delivery-store.ts";
import { eventBody } from "./event-body.ts";
import { isTaken, postMessage } from "./post-message.ts";
import { type webhookJobs, webhookWaitsSeconds } from "./webhook-jobs.ts";
import { endWebhook, secretsOf } from "./webhook-store.ts";

interface DeliverDeps {
  clock: Clock;
  keys: Keys;
  timeoutMilliseconds?: number;
}

/** The receiver will never take anything again. */
const gone = 410;

/**
 * Posts the events of the outbox to their webhooks: at least once each, with the event's id as `webhook-id`.
 * Any answer but 2xx is a failed try; 410 ends the webhook. What finds too many posts under way waits, and
 * its tries are not spent.
 */
export function webhookHandlers(deps: DeliverDeps): OutboxHandlers<typeof webhookJobs> {
  const { clock, keys, timeoutMilliseconds } = deps;
  const post = (webhook: NonNullable<Awaited<ReturnType<typeof findDestination>>>) =>
    postTo(webhook.id, () => {
      const sentAt = clock();
      const receiver = { url: webhook.url, secrets: secretsOf(keys, webhook, sentAt) };
      const message = { id: webhook.event_id, sentAt, body: eventBody(webhook) };
      return postMessage(receiver, message, timeoutMilliseconds);
    });

  async function end(tx: Transaction, id: string): Promise<void> {
    const ended = await endWebhook(tx, { id }, clock());
    if (ended === undefined) return;
    const details = { webhookId: id, product: ended.product, because: "gone" };
    const event = { kind: "webhook-ended", actor: "system", subjectId: null, realm: null };
    await audit(tx, deps, { ...event, details });
  }

  return {
    "webhook.delivery": {
      waitsSeconds: webhookWaitsSeconds["webhook.delivery"],
      async call(db, { payload: { deliveryId: id } }) {
        const webhook = await findDestination(db, id);
        if (webhook === undefined) return null;
        const status = await post(webhook);
        await noteTry(db, { id, status, now: clock() });
        if (status === gone) return (tx) => end(tx, webhook.id);
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
