import { createHmac, randomBytes } from "node:crypto";
import { otpLength, otpMinutes } from "@frontdoor/contract/constants.ts";
import type { Realm } from "@frontdoor/contract/products.ts";
import { type Selectable, sql } from "kysely";
import { clocksDiffer } from "../../platform/clock.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { type KeyedDeps, type Keys, keySetById } from "../../platform/keys/keys.ts";
import { currentEpoch } from "../tokens/epoch.ts";
import type { OtpTables } from "./token-tables.ts";

/** Wrong tries that a person has, over all codes of the last minutes (SEC-C5). */
export const maximumOtpTries = 5;

const nonceBytes = 16;
const minuteMilliseconds = 60_000;

/** Argon2id with a pepper, as the password hasher does it. */
export interface OtpHasher {
  hash(code: string): Promise<string>;
  /** With null it spends the same time and says no. */
  verify(stored: string | null, code: string): Promise<{ ok: boolean }>;
}

interface OtpDeps extends KeyedDeps {
  hasher: OtpHasher;
}

type OtpRow = Selectable<OtpTables["one_time_codes"]>;

/** The owner of a code, known or invented: the index exists for every name. */
interface OtpOwner {
  realm: Realm;
  /** As `usernameIndexes` gives them: stored under the first, looked for under all. */
  usernameIndexes: readonly [string, ...string[]];
}

/** A code that is ready to be stored. */
export interface PreparedOtp {
  id: string;
  nonce: Buffer;
  keyId: string;
  codeHash: string;
}

/**
 * Makes a code and hashes it. Spends one Argon2, so call it outside every transaction.
 * @param isSent whether the code will reach its owner; otherwise the same is stored, and no code fits it
 */
export async function prepareOtp(deps: OtpDeps, id: string, isSent: boolean): Promise<PreparedOtp> {
  const nonce = randomBytes(nonceBytes);
  const code = isSent
    ? deriveOtp(deps.keys, { id, nonce, key_id: deps.keys.id })
    : randomBytes(32).toString("hex");
  return { id, nonce, keyId: deps.keys.id, codeHash: await deps.hasher.hash(code) };
}

/**
 * Stores a prepared code as its owner's only one: an older code dies, its tries stay counted (SEC-C5).
 * Storing the same id again changes nothing.
 */
export async function issueOtp(
  tx: Transaction,
  deps: Pick<OtpDeps, "clock">,
  owner: OtpOwner,
  prepared: PreparedOtp,
): Promise<void> {
  const now = deps.clock();
  const values = {
    id: prepared.id,
    nonce: prepared.nonce,
    key_id: prepared.keyId,
    code_hash: prepared.codeHash,
    token_epoch: currentEpoch,
    created_at: now,
    expires_at: new Date(now.getTime() + otpMinutes * minuteMilliseconds),
    used_at: null,
  };
  await tx
    .insertInto("one_time_codes")
    .values({
      realm: owner.realm,
      username_index: owner.usernameIndexes[0],
      tries: 0,
      tries_until: null,
      ...values,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["realm", "username_index"])
        .doUpdateSet(values)
        .where("one_time_codes.id", "!=", prepared.id),
    )
    .execute();
}

/** The six digits of a row: derived from its id and nonce, the same at every call. */
export function deriveOtp(keys: Keys, row: Pick<OtpRow, "id" | "nonce" | "key_id">): string {
  const set = keySetById(keys, row.key_id);
  if (set === undefined) throw new Error(`The key ${row.key_id} that issued this code is gone.`);
  const mac = createHmac("sha256", set.derive("otp")).update(`${row.id}\0`).update(row.nonce);
  const number = mac.digest().readUIntBE(0, 6) % 10 ** otpLength;
  return String(number).padStart(otpLength, "0");
}

/** The digits for the message that carries a code; null when it can no longer be used. */
export async function liveOtp(db: Db, deps: Omit<OtpDeps, "hasher">, id: string) {
  const row = await db
    .selectFrom("one_time_codes")
    .selectAll()
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("expires_at", ">", deps.clock())
    .where("token_epoch", "=", currentEpoch)
    .executeTakeFirst();
  return row === undefined ? null : deriveOtp(deps.keys, row);
}

/**
 * Whether a typed code is its owner's newest, unused and in time. The try is counted before the check,
 * so that parallel guesses share the five; exactly one Argon2 is spent, with or without a code.
 * Call it outside every transaction, then {@link consumeOtp} in the one that changes the password.
 * @returns the code's id, or null
 */
export async function verifyOtp(
  db: Db,
  deps: OtpDeps,
  owner: OtpOwner,
  code: string,
): Promise<string | null> {
  const row = await countTry(db, deps, owner);
  const { ok } = await deps.hasher.verify(row?.code_hash ?? null, code);
  return ok && row !== undefined ? row.id : null;
}

function countTry(db: Db, deps: OtpDeps, owner: OtpOwner) {
  const now = deps.clock();
  const until = new Date(now.getTime() + otpMinutes * minuteMilliseconds);
  // A longer time than tries are kept comes from a clock that ran ahead and was set back since.
  const longest = new Date(until.getTime() + clocksDiffer);
  const isForgotten = sql<boolean>`(tries_until is null or tries_until <= ${now} or tries_until > ${longest})`;
  return db
    .updateTable("one_time_codes")
    .set({
      tries: sql<number>`case when ${isForgotten} then 1 else tries + 1 end`,
      tries_until: sql<Date>`case when ${isForgotten} then ${until} else tries_until end`,
    })
    .where("id", "=", newestOf(db, owner))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("token_epoch", "=", currentEpoch)
    .where(sql<boolean>`(tries < ${maximumOtpTries} or ${isForgotten})`)
    .returning(["id", "code_hash"])
    .executeTakeFirst();
}

/** While a master key is changed, a name may have an older code under the other key's index. */
function newestOf(db: Db, { realm, usernameIndexes }: OtpOwner) {
  return db
    .selectFrom("one_time_codes")
    .select("id")
    .where("realm", "=", realm)
    .where("username_index", "in", [...usernameIndexes])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1);
}

/** Ends every code of a name, as every reset does. */
export async function endOtp(tx: Transaction, owner: OtpOwner, now: Date): Promise<void> {
  await tx
    .updateTable("one_time_codes")
    .set({ used_at: now })
    .where("realm", "=", owner.realm)
    .where("username_index", "in", [...owner.usernameIndexes])
    .where("used_at", "is", null)
    .execute();
}

/** Uncounts the try of a right code whose password was refused: nothing was guessed (SEC-C5). */
export async function returnTry(db: Db, id: string): Promise<void> {
  await db
    .updateTable("one_time_codes")
    .set({ tries: sql<number>`tries - 1` })
    .where("id", "=", id)
    .where("tries", ">", 0)
    .execute();
}

/** Uses a verified code up: of any number of parallel calls exactly one gets true. */
export async function consumeOtp(
  tx: Transaction,
  deps: Pick<OtpDeps, "clock">,
  id: string,
): Promise<boolean> {
  const row = await tx
    .updateTable("one_time_codes")
    .set({ used_at: deps.clock(), tries: 0, tries_until: null })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("expires_at", ">", deps.clock())
    .where("token_epoch", "=", currentEpoch)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
