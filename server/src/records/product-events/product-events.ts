import { maximumEvents, type ProductEventKind } from "@frontdoor/contract/products/events.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import type { Selectable } from "kysely";
import type { Clock } from "../../mechanisms/clock.ts";
import type { Db, Transaction } from "../../mechanisms/database/database.ts";
import { isId, newId } from "../../mechanisms/ids.ts";
import type { ProductEventTables } from "./product-event-tables.ts";

export type ProductEvent = Selectable<ProductEventTables["product_events"]> & {
  /** The practice of the invite that the event is about. */
  practice_id: string | null;
};

/**
 * Tells a product of something that it must act on, in the transaction of its cause: its sessions of an
 * archived account are to end (SEC-C8, SEC-E7), a person is to enter a practice.
 */
export async function tellProduct(
  tx: Transaction,
  { clock }: { clock: Clock },
  event: { product: LoginProduct; kind: ProductEventKind; subjectId: string; inviteId?: string },
): Promise<void> {
  await tx
    .insertInto("product_events")
    .values({
      id: newId(clock),
      product: event.product,
      kind: event.kind,
      subject_id: event.subjectId,
      invite_id: event.inviteId ?? null,
      created_at: clock(),
      acknowledged_at: null,
    })
    .execute();
}

/** What a product has not acknowledged yet, oldest first, at most 100. */
export function openEvents(db: Db, product: LoginProduct): Promise<ProductEvent[]> {
  return db
    .selectFrom("product_events")
    .leftJoin("invites", "invites.id", "product_events.invite_id")
    .selectAll("product_events")
    .select("invites.practice_id")
    .where("product", "=", product)
    .where("acknowledged_at", "is", null)
    .orderBy("product_events.id")
    .limit(maximumEvents)
    .execute();
}

/** Marks events as done by their product; other products' and unknown ones stay as they are. */
export async function acknowledgeEvents(
  db: Db,
  { product, ids, now }: { product: LoginProduct; ids: readonly string[]; now: Date },
): Promise<void> {
  const known = ids.filter(isId);
  if (known.length === 0) return;
  await db
    .updateTable("product_events")
    .set({ acknowledged_at: now })
    .where("product", "=", product)
    .where("id", "in", known)
    .where("acknowledged_at", "is", null)
    .execute();
}
