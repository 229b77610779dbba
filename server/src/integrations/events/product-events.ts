import { type ProductEventKind, productEventDays } from "@frontdoor/contract/products/events.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import type { Selectable } from "kysely";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { Page } from "../../platform/database/page.ts";
import { daySeconds, deletion, olderThan } from "../../platform/deletion.ts";
import { newId } from "../../platform/ids.ts";
import { deliverToWebhooks } from "../webhooks/delivery-store.ts";
import type { ProductEventTables } from "./product-event-tables.ts";

type ProductEvent = Selectable<ProductEventTables["product_events"]> & {
  /** The practice of the invite that the event is about. */
  practice_id: string | null;
};

/**
 * Emits an event that a product must act on, in the transaction of its cause: for example, it ends its sessions of an
 * archived account (SEC-C8, SEC-E7).
 */
export async function notifyProduct(
  tx: Transaction,
  { clock }: { clock: Clock },
  event: { product: ProductName; kind: ProductEventKind; subjectId: string; inviteId?: string },
): Promise<void> {
  const id = newId(clock);
  await tx
    .insertInto("product_events")
    .values({
      id,
      product: event.product,
      kind: event.kind,
      subject_id: event.subjectId,
      invite_id: event.inviteId ?? null,
      created_at: clock(),
    })
    .execute();
  await deliverToWebhooks(tx, { clock }, { product: event.product, eventId: id });
}

interface OpenEvents extends Page {
  product: ProductName;
  keyId: string;
  kind?: ProductEventKind | undefined;
}

/** The events that a product's key has not acknowledged yet, oldest first. */
export function openEvents(
  db: Db,
  { product, keyId, kind, after, limit }: OpenEvents,
): Promise<ProductEvent[]> {
  return db
    .selectFrom("product_events")
    .leftJoin("invites", "invites.id", "product_events.invite_id")
    .selectAll("product_events")
    .select("invites.practice_id")
    .where("product", "=", product)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("product_event_acknowledgements as done")
            .select("done.event_id")
            .where("done.key_id", "=", keyId)
            .whereRef("done.event_id", "=", "product_events.id"),
        ),
      ),
    )
    .where((event) => event.and(kind === undefined ? {} : { "product_events.kind": kind }))
    .where((event) =>
      event.and(after === undefined ? [] : [event("product_events.id", ">", after)]),
    )
    .orderBy("product_events.id")
    .limit(limit)
    .execute();
}

/** Forgets events that are old, acknowledged or not, and with them their deliveries. */
export const removeOldEvents = deletion(
  "remove-old-product-events",
  "product_events",
  olderThan("created_at", productEventDays * daySeconds),
  daySeconds,
);
