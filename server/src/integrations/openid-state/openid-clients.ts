import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { OpenidTables } from "./openid-tables.ts";

export type OpenidClient = Selectable<OpenidTables["openid_clients"]>;

/** Whether a client signs with a key of its own in place of showing a secret (`private_key_jwt`). */
export function signs(client: { jwks?: unknown; jwks_uri?: string | null | undefined }): boolean {
  return (client.jwks ?? null) !== null || (client.jwks_uri ?? null) !== null;
}

/** The clients that may be used now, in the order of their names. */
export function openidClients(db: Db): Promise<OpenidClient[]> {
  return db
    .selectFrom("openid_clients")
    .selectAll()
    .where("ended_at", "is", null)
    .orderBy("id")
    .execute();
}

/** A client that may be used now. */
export function findOpenidClient(db: Db, id: string): Promise<OpenidClient | undefined> {
  return db
    .selectFrom("openid_clients")
    .selectAll()
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** Where a product takes over a login that began here, if it does so by OpenID Connect. */
export async function initiateLoginUri(db: Db, product: KeyHolder): Promise<string | null> {
  const row = await db.selectNoFrom(initiatingLogin(product).as("address")).executeTakeFirst();
  return row?.address ?? null;
}

/** As `initiateLoginUri`, as part of a statement. */
export const initiatingLogin = (product: KeyHolder) => sql<string | null>`(
  select initiate_login_uri from openid_clients
  where product = ${product} and initiate_login_uri is not null and ended_at is null limit 1
)`;

/** @returns false when the name is taken, also by a client that was ended, or the product has such a place already */
export async function addOpenidClient(
  tx: Transaction,
  client: Insertable<OpenidTables["openid_clients"]>,
): Promise<boolean> {
  const added = await tx
    .insertInto("openid_clients")
    .values(client)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Changes some columns of a client that is in use; nothing where none are named. */
export async function changeOpenidClient(
  tx: Transaction,
  id: string,
  changes: Omit<Updateable<OpenidTables["openid_clients"]>, "id">,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.updateTable("openid_clients").set(changes).where("id", "=", id).execute();
}

/** Lets a client ask for these scopes of an API, and for no other of it. */
export async function setApiScopes(
  tx: Transaction,
  { id, identifier, scopes }: { id: string; identifier: string; scopes: readonly string[] },
): Promise<void> {
  const granted = JSON.stringify(scopes.length === 0 ? {} : { [identifier]: scopes });
  await tx
    .updateTable("openid_clients")
    .set({ api_scopes: sql<string>`(api_scopes - ${identifier}::text) || ${granted}::jsonb` })
    .where("id", "=", id)
    .execute();
}

/** Adds a client, or makes the one of this name what is said here, also when it had ended. */
export async function keepOpenidClient(
  tx: Transaction,
  client: Insertable<OpenidTables["openid_clients"]>,
): Promise<void> {
  const { id: _id, created_at: _made, ...changes } = client;
  await tx
    .insertInto("openid_clients")
    .values(client)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changes))
    .execute();
}

/** Ends a client; whose it was, or undefined when it was not in use. */
export function endOpenidClient(tx: Transaction, id: string, now: Date) {
  return tx
    .updateTable("openid_clients")
    .set({ ended_at: now })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returning("product")
    .executeTakeFirst();
}
