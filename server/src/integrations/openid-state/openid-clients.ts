import { randomBytes } from "node:crypto";
import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import { hashOf } from "./openid-artifacts.ts";
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
  return inUse(db, id).executeTakeFirst();
}

/** The same, locked until the transaction ends, so that changes of it run one after the other. */
export function holdOpenidClient(tx: Transaction, id: string): Promise<OpenidClient | undefined> {
  return inUse(tx, id).forUpdate().executeTakeFirst();
}

function inUse(db: Db, id: string) {
  return db
    .selectFrom("openid_clients")
    .selectAll()
    .where("id", "=", id)
    .where("ended_at", "is", null);
}

/** The address at which a product's client continues logins that began here, if there is one. */
export async function initiateLoginUri(db: Db, product: KeyHolder): Promise<string | null> {
  const row = await db.selectNoFrom(initiatingLogin(product).as("address")).executeTakeFirst();
  return row?.address ?? null;
}

/** As `initiateLoginUri`, as part of a statement. */
export const initiatingLogin = (product: KeyHolder) => sql<string | null>`(
  select initiate_login_uri from openid_clients
  where product = ${product} and initiate_login_uri is not null and ended_at is null limit 1
)`;

/** @returns false when the name is taken, also by an ended client, or the product has an `initiate_login_uri` already */
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

/** Sets the scopes of an API that a client may request. */
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

/** Adds a client or replaces the one of this name, even if that had ended. */
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

/** Ends a client; returns its product, or undefined when it was not in use. */
export function endOpenidClient(tx: Transaction, id: string, now: Date) {
  return tx
    .updateTable("openid_clients")
    .set({ ended_at: now })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returning("product")
    .executeTakeFirst();
}

/** How long the previous secret stays valid beside a new one. */
export const overlapHours = 24;

/**
 * Gives a client a new secret. Its current one ends after a day, and one that was already ending ends at once, so that
 * rotating twice ends a leaked secret. @returns the secret; only its hash is stored
 */
export async function giveClientSecret(
  tx: Transaction,
  { clock }: { clock: Clock },
  clientId: string,
): Promise<string> {
  const now = clock();
  const secret = randomBytes(32).toString("base64url");
  // Of two parallel rotations the later one ends the other's secret.
  await holdOpenidClient(tx, clientId);
  await tx
    .deleteFrom("openid_client_secrets")
    .where("client_id", "=", clientId)
    .where("ends_at", "is not", null)
    .execute();
  await tx
    .updateTable("openid_client_secrets")
    .set({ ends_at: new Date(now.getTime() + overlapHours * 3_600_000) })
    .where("client_id", "=", clientId)
    .execute();
  const row = { id: newId(clock), client_id: clientId, created_at: now, ends_at: null };
  await tx
    .insertInto("openid_client_secrets")
    .values({ ...row, value_hash: hashOf(secret) })
    .execute();
  return secret;
}

/** Whether a secret is one of a client's that is valid now. */
export async function isClientSecret(
  db: Db,
  { secret, ...of }: { clientId: string; secret: string; now: Date },
): Promise<boolean> {
  const valid = validSecretsOf(db, of).where("value_hash", "=", hashOf(secret));
  return (await valid.executeTakeFirst()) !== undefined;
}

/** The secrets of a client that are valid now, by when each ends. */
export function validSecrets(db: Db, of: { clientId: string; now: Date }) {
  return validSecretsOf(db, of).execute();
}

function validSecretsOf(db: Db, { clientId, now }: { clientId: string; now: Date }) {
  return db
    .selectFrom("openid_client_secrets")
    .select("ends_at")
    .where("client_id", "=", clientId)
    .where((row) => row.or([row("ends_at", "is", null), row("ends_at", ">", now)]));
}
