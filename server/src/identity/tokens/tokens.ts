import { createHmac, hash, randomBytes } from "node:crypto";
import type { Realm } from "@frontdoor/contract/products.ts";
import { type Selectable, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { sendWithNext } from "../../platform/database/send-with-next.ts";
import { type KeyedDeps, type Keys, keySetById } from "../../platform/keys/keys.ts";
import { currentEpoch } from "./epoch.ts";
import type { TokenData, TokenPurpose, TokenTables } from "./token-tables.ts";

export type TokenDeps = KeyedDeps;

export type TokenRow = Selectable<TokenTables["tokens"]>;

export interface NewToken {
  /** From `newId`; issuing the same id again changes nothing. */
  id: string;
  purpose: TokenPurpose;
  realm: Realm;
  subjectId: string;
  expiresAt: Date;
  data?: TokenData;
}

const nonceBytes = 16;

/**
 * Issues a token of 43 characters. Neither it nor anything that yields it without the keys is stored; the sender
 * derives it later with {@link liveToken} (SEC-C3).
 * @returns the token; it is worth nothing when one with this id was there already
 */
export async function issueToken(
  tx: Transaction,
  deps: TokenDeps,
  token: NewToken,
): Promise<string> {
  const nonce = randomBytes(nonceBytes);
  const seed = { id: token.id, purpose: token.purpose, nonce, key_id: deps.keys.id };
  const rawToken = deriveToken(deps.keys, seed);
  const issued = tx
    .insertInto("tokens")
    .values({
      ...seed,
      realm: token.realm,
      subject_id: token.subjectId,
      token_hash: tokenHash(rawToken),
      token_epoch: currentEpoch,
      data: JSON.stringify(token.data ?? {}),
      created_at: deps.clock(),
      expires_at: token.expiresAt,
      used_at: null,
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing());
  await sendWithNext(tx, issued);
  return rawToken;
}

/**
 * The token of a row: base64url(HMAC-SHA256(mail key, purpose, id, nonce)), the same at every call.
 * @throws Error when the key that issued it is gone
 */
export function deriveToken(
  keys: Keys,
  row: Pick<TokenRow, "id" | "nonce" | "key_id"> & { purpose: string },
): string {
  const set = keySetById(keys, row.key_id);
  if (set === undefined) throw new Error(`The key ${row.key_id} that issued this token is gone.`);
  return createHmac("sha256", set.derive("mail-token"))
    .update(`${row.purpose}\0${row.id}\0`)
    .update(row.nonce)
    .digest("base64url");
}

/** The row and raw token of an id for the message that carries it; null when it can no longer be used. */
export async function liveToken(
  db: Db,
  deps: TokenDeps,
  id: string,
): Promise<{ row: TokenRow; token: string } | null> {
  const row = await db
    .selectFrom("tokens")
    .selectAll()
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", deps.clock())
    .where("token_epoch", "=", currentEpoch)
    .executeTakeFirst();
  return row === undefined ? null : { row, token: deriveToken(deps.keys, row) };
}

interface RevokedTokens {
  /** Which purposes to revoke; all when left out. */
  purpose?: TokenPurpose | readonly TokenPurpose[];
  subjectId: string;
  now: Date;
  exceptId?: string;
  /** Only those whose data names this device. */
  device?: Buffer;
}

/** Revokes the unused tokens of a subject. */
export async function revokeTokens(
  tx: Transaction,
  { purpose, subjectId, now, exceptId, device }: RevokedTokens,
): Promise<void> {
  await tx
    .updateTable("tokens")
    .set({ revoked_at: now })
    .where("subject_id", "=", subjectId)
    .where((token) =>
      token.and(purpose === undefined ? [] : [token("purpose", "in", [purpose].flat())]),
    )
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .where((token) => token.and(exceptId === undefined ? [] : [token("id", "!=", exceptId)]))
    .$if(device !== undefined, (query) =>
      query.where(sql`data ->> 'device'`, "=", device?.toString("base64url")),
    )
    .execute();
}

interface PresentedToken {
  purpose: TokenPurpose;
  /** As the client sent it. */
  rawToken: string;
  now: Date;
  /** When given, a token of another realm or subject is `unknown` and stays unused. */
  realm?: Realm;
  subjectId?: string;
}

/**
 * Uses a token up: of any number of parallel calls exactly one gets the row (SEC-C4). Call it in the
 * transaction of what the token allows. A revoked one, or one of an older epoch, is `expired`.
 */
export async function consumeToken(
  tx: Transaction,
  presented: PresentedToken,
): Promise<TokenRow | "used" | "expired" | "unknown"> {
  const { realm, subjectId } = presented;
  const row = await tx
    .updateTable("tokens")
    .set({ used_at: presented.now })
    .where("token_hash", "=", tokenHash(presented.rawToken))
    .where("purpose", "=", presented.purpose)
    .where((token) => token.and(realm === undefined ? {} : { realm }))
    .where((token) => token.and(subjectId === undefined ? {} : { subject_id: subjectId }))
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", presented.now)
    .where("token_epoch", "=", currentEpoch)
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) return row;
  const { status } = await peekToken(tx, presented);
  return status === "live" ? "unknown" : status;
}

type PeekedToken = { status: "live" | "used" | "expired"; row: TokenRow } | { status: "unknown" };

/** The state of a token, without changing anything (SEC-C14, SEC-E6). */
export async function peekToken(db: Db, presented: PresentedToken): Promise<PeekedToken> {
  const found = await db
    .selectFrom("tokens")
    .selectAll()
    .select(currentEpoch.as("epoch"))
    .where("token_hash", "=", tokenHash(presented.rawToken))
    .where("purpose", "=", presented.purpose)
    .executeTakeFirst();
  if (found === undefined) return { status: "unknown" };
  const { epoch, ...row } = found;
  if (presented.realm !== undefined && row.realm !== presented.realm) return { status: "unknown" };
  if (presented.subjectId !== undefined && row.subject_id !== presented.subjectId) {
    return { status: "unknown" };
  }
  if (row.used_at !== null) return { status: "used", row };
  const isDead =
    row.revoked_at !== null || row.token_epoch !== epoch || row.expires_at <= presented.now;
  return { status: isDead ? "expired" : "live", row };
}

/** Stores new data of a token that stays live; the caller has locked its subject. */
export async function keepTokenData(tx: Transaction, id: string, data: TokenData): Promise<void> {
  await tx
    .updateTable("tokens")
    .set({ data: JSON.stringify(data) })
    .where("id", "=", id)
    .execute();
}

/** What is stored of a token, and what it is found by. */
export function tokenHash(rawToken: string): Buffer {
  return hash("sha256", rawToken, "buffer");
}
