import type { ProductName } from "@frontdoor/contract/products.ts";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { isId } from "../../platform/ids.ts";

/** Marks events as acknowledged by a key of their product; ignores events of other products and unknown ones. */
export async function acknowledgeEvents(
  db: Db,
  done: { keyId: string; product: ProductName; ids: readonly string[]; now: Date },
): Promise<void> {
  const known = done.ids.filter(isId);
  if (known.length === 0) return;
  await db
    .insertInto("product_event_acknowledgements")
    .columns(["key_id", "event_id", "acknowledged_at"])
    .expression((from) =>
      from
        .selectFrom("product_events")
        .select((e) => [
          e.cast<string>(e.val(done.keyId), "uuid").as("key_id"),
          "id",
          e.cast<Date>(e.val(done.now), "timestamptz").as("acknowledged_at"),
        ])
        .where("product", "=", done.product)
        .where("id", "in", known),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Gives a new key the acknowledgements that all other valid keys of its product share. The new key may replace any of
 * them, so it also gets what only some have acknowledged, and no event is lost. A first key gets every stored event.
 */
export async function inheritAcknowledgements(
  db: Db,
  { keyId, product, now }: { keyId: string; product: ProductName; now: Date },
): Promise<void> {
  await sql`
    insert into product_event_acknowledgements (key_id, event_id, acknowledged_at)
    select ${keyId}::uuid, done.event_id, ${now}::timestamptz
    from product_event_acknowledgements done
    join product_keys other on other.id = done.key_id
    where other.product = ${product} and other.revoked_at is null and other.id <> ${keyId}::uuid
    group by done.event_id
    having count(*) = (
      select count(*) from product_keys
      where product = ${product} and revoked_at is null and id <> ${keyId}::uuid
    )`.execute(db);
}
