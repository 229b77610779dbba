import { rotationHours } from "@frontdoor/contract/products/webhooks.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import { type Selectable, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { Page } from "../../platform/database/page.ts";
import { decrypt, encrypt } from "../../platform/encryption.ts";
import { newId } from "../../platform/ids.ts";
import type { KeyedDeps, Keys } from "../../platform/keys/keys.ts";
import { newSecret } from "./signature.ts";
import type { WebhookTables } from "./webhook-tables.ts";

export type Webhook = Selectable<WebhookTables["webhooks"]>;

/** A webhook by its id, and by its product if one is given. */
interface Named {
  id: string;
  product?: ProductName | undefined;
}

/** Adds a webhook; returns its secret, which cannot be read again. */
export async function addWebhook(
  tx: Transaction,
  { clock, keys }: KeyedDeps,
  { product, url }: { product: ProductName; url: string },
): Promise<{ id: string; secret: string }> {
  const id = newId(clock);
  const secret = newSecret();
  await tx
    .insertInto("webhooks")
    .values({
      id,
      product,
      url,
      key_sealed: encrypt(keys, secret, id),
      previous_key_sealed: null,
      previous_key_until: null,
      created_at: clock(),
      ended_at: null,
    })
    .execute();
  return { id, secret };
}

/** The webhooks of a product, or of all, oldest first; ended ones are among them for as long as they are kept. */
export function listWebhooks(
  db: Db,
  { product, after, limit }: Page & { product?: ProductName | undefined },
): Promise<Webhook[]> {
  return webhooksOf(db, product)
    .where((webhook) => webhook.and(after === undefined ? [] : [webhook("id", ">", after)]))
    .orderBy("id")
    .limit(limit)
    .execute();
}

/**
 * The number of a product's webhooks in use; locked until the transaction ends, so that nobody else adds one meanwhile.
 */
export async function countWebhooks(tx: Transaction, product: ProductName): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`webhooks of ${product}`}))`.execute(tx);
  const { count } = await tx
    .selectFrom("webhooks")
    .select((e) => e.fn.countAll<string>().as("count"))
    .where("product", "=", product)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A webhook, also an ended one; undefined when there is none. */
export function findWebhook(db: Db, { id, product }: Named): Promise<Webhook | undefined> {
  return webhooksOf(db, product).where("id", "=", id).executeTakeFirst();
}

function webhooksOf(db: Db, product: ProductName | undefined) {
  return db
    .selectFrom("webhooks")
    .selectAll()
    .where((webhook) => webhook.and(product === undefined ? {} : { product }));
}

/**
 * Gives a webhook another secret; the one that it had signs as well for a day.
 * @returns undefined when there is no such webhook
 */
export async function rotateSecret(
  tx: Transaction,
  { clock, keys }: KeyedDeps,
  named: Named,
): Promise<{ secret: string; previousUntil: Date } | undefined> {
  const webhook = await webhooksOf(tx, named.product)
    .where("id", "=", named.id)
    .where("ended_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (webhook === undefined) return undefined;
  const secret = newSecret();
  const previousUntil = new Date(clock().getTime() + rotationHours * 3_600_000);
  await tx
    .updateTable("webhooks")
    .set({
      key_sealed: encrypt(keys, secret, named.id),
      previous_key_sealed: webhook.key_sealed,
      previous_key_until: previousUntil,
    })
    .where("id", "=", named.id)
    .execute();
  return { secret, previousUntil };
}

/** Ends a webhook and forgets its secrets; whose it was, or undefined when there was none. */
export function endWebhook(
  tx: Transaction,
  { id, product }: Named,
  now: Date,
): Promise<{ product: ProductName } | undefined> {
  return tx
    .updateTable("webhooks")
    .set({ ended_at: now, key_sealed: null, previous_key_sealed: null, previous_key_until: null })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .where((webhook) => webhook.and(product === undefined ? {} : { product }))
    .returning("product")
    .executeTakeFirst();
}

/** The secrets that sign now, the newest first; none of an ended webhook. */
export function secretsOf(
  keys: Keys,
  webhook: Pick<Webhook, "id" | "key_sealed" | "previous_key_sealed" | "previous_key_until">,
  now: Date,
): string[] {
  const { id, key_sealed, previous_key_sealed, previous_key_until } = webhook;
  const isBoth = previous_key_until !== null && previous_key_until > now;
  return [key_sealed, isBoth ? previous_key_sealed : null]
    .filter((encrypted) => encrypted !== null)
    .map((encrypted) => decrypt(keys, encrypted, id));
}
