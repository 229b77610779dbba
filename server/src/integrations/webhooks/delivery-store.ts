import type { DeliveryState } from "@frontdoor/contract/products/webhooks.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import { sql } from "kysely";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { Page } from "../../platform/database/page.ts";
import { newId } from "../../platform/ids.ts";
import { enqueueDelivery } from "./webhook-jobs.ts";

/** Enqueues an event for each webhook of its product, in the transaction that emits it. */
export async function deliverToWebhooks(
  tx: Transaction,
  { clock }: { clock: Clock },
  { product, eventId }: { product: ProductName; eventId: string },
): Promise<void> {
  const webhooks = await tx
    .selectFrom("webhooks")
    .select("id")
    .where("product", "=", product)
    .where("ended_at", "is", null)
    .execute();
  for (const webhook of webhooks) {
    const id = newId(clock);
    const now = clock();
    await tx
      .insertInto("webhook_deliveries")
      .values({
        id,
        webhook_id: webhook.id,
        event_id: eventId,
        tries: 0,
        last_status: null,
        last_tried_at: null,
        delivered_at: null,
        created_at: now,
      })
      .execute();
    await enqueueDelivery(tx, { id, kind: "webhook.delivery", payload: { deliveryId: id }, now });
  }
}

/** The webhook that a delivery goes to, with the event; undefined when either is gone, or the webhook has ended. */
export function findDestination(db: Db, id: string) {
  return db
    .selectFrom("webhook_deliveries as delivery")
    .innerJoin("webhooks as webhook", "webhook.id", "delivery.webhook_id")
    .innerJoin("product_events as event", "event.id", "delivery.event_id")
    .leftJoin("invites", "invites.id", "event.invite_id")
    .selectAll("webhook")
    .select(["event.id as event_id", "event.kind", "event.subject_id", "event.invite_id"])
    .select(["event.created_at as happened_at", "invites.practice_id"])
    .where("delivery.id", "=", id)
    .where("webhook.ended_at", "is", null)
    .executeTakeFirst();
}

/** Notes how a try ended. @param status null where nobody answered */
export async function noteTry(
  db: Db,
  { id, status, now }: { id: string; status: number | null; now: Date },
): Promise<void> {
  await db
    .updateTable("webhook_deliveries")
    .set((delivery) => ({
      tries: delivery("tries", "+", 1),
      last_status: status,
      last_tried_at: now,
    }))
    .where("id", "=", id)
    .execute();
}

export async function markDelivered(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("webhook_deliveries")
    .set({ delivered_at: now })
    .where("id", "=", id)
    .execute();
}

interface DeliveryPage extends Page {
  webhookId: string;
  state?: DeliveryState | undefined;
}

/** The deliveries to a webhook, newest first. */
export function listDeliveries(db: Db, { webhookId, state, after, limit }: DeliveryPage) {
  return db
    .selectFrom("webhook_deliveries as delivery")
    .innerJoin("product_events as event", "event.id", "delivery.event_id")
    .leftJoin("outbox", "outbox.id", "delivery.id")
    .selectAll("delivery")
    .select(["event.kind", stateNow.as("state")])
    .where("delivery.webhook_id", "=", webhookId)
    .where((delivery) => delivery.and(state === undefined ? [] : [delivery(stateNow, "=", state)]))
    .where((row) => row.and(after === undefined ? [] : [row("delivery.id", "<", after)]))
    .orderBy("delivery.id", "desc")
    .limit(limit)
    .execute();
}

/** The row of the outbox, which is deleted a week after it is done, says whether a delivery waits. */
const stateNow = sql<DeliveryState>`case
  when delivery.delivered_at is not null then 'delivered'
  when outbox.state in ('waiting', 'leased') then 'waiting'
  else 'failed' end`;

/** Enqueues a delivery again while its webhook is in use. @returns false when there is none, or it is still waiting */
export async function sendAgain(
  tx: Transaction,
  { id, product, now }: { id: string; product?: ProductName | undefined; now: Date },
): Promise<boolean> {
  const found = await tx
    .selectFrom("webhook_deliveries as delivery")
    .innerJoin("webhooks as webhook", "webhook.id", "delivery.webhook_id")
    .select("delivery.id")
    .where("delivery.id", "=", id)
    .where("webhook.ended_at", "is", null)
    .where((row) => row.and(product === undefined ? [] : [row("webhook.product", "=", product)]))
    .forUpdate("delivery")
    .executeTakeFirst();
  if (found === undefined) return false;
  await tx
    .deleteFrom("outbox")
    .where("id", "=", id)
    .where("state", "in", ["done", "dead"])
    .execute();
  const onItsWay = await tx
    .selectFrom("outbox")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (onItsWay !== undefined) return false;
  await tx
    .updateTable("webhook_deliveries")
    .set({ delivered_at: null })
    .where("id", "=", id)
    .execute();
  await enqueueDelivery(tx, { id, kind: "webhook.delivery", payload: { deliveryId: id }, now });
  return true;
}
