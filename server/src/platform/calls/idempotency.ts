import { createHash } from "node:crypto";
import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { sql } from "kysely";
import type { Database, Db, Transaction } from "../database/database.ts";
import { decrypt, encrypt } from "../encryption.ts";
import type { KeyedDeps } from "../keys/keys.ts";

export interface IdempotencyDeps extends KeyedDeps {
  database: Database;
}

export interface Operation {
  /** The client's key, or null for a write without one. */
  key: string | null;
  callName: string;
  /** Keyed hash of everything that decides the effect. */
  bodyHash: string;
  /** Whose keys these are; empty for the public. */
  actor: string;
}

/** The outcome of an effect. */
interface Outcome<T> {
  body: T;
  /** False where a repeated request may be done anew: no row is left for it. */
  isKept?: boolean;
}

type Refusal = Failure<"KEY_REUSED" | "IN_PROGRESS">;

/** How long a second call with a key waits for the first; then it has to try again. */
const waitMilliseconds = 4_000;
const lockNotAvailable = "55P03";

/**
 * Does a write in one transaction, at most once for each key (SEC-F2, SEC-F13). The key and the encrypted response are
 * stored with the effect: a throw leaves nothing, and a committed response is replayed for 24 hours. Another body under
 * the same key is `KEY_REUSED`; a first call that still runs after four seconds is `IN_PROGRESS`. An outcome that is
 * not stored leaves its effect and a free key.
 */
export async function runOnce<T>(
  deps: IdempotencyDeps,
  operation: Operation,
  effect: (tx: Transaction) => Promise<Outcome<T>>,
): Promise<T | Refusal> {
  const { key } = operation;
  const run = deps.database.kysely.transaction();
  if (key === null) return (await run.execute(effect)).body;
  const keyHash = hashOf({ ...operation, key });
  try {
    return await run.execute(async (tx) => {
      await sql`select set_config('lock_timeout', ${String(waitMilliseconds)}, true)`.execute(tx);
      const isFirst = await claim(tx, deps, operation, keyHash);
      await sql`select set_config('lock_timeout', '0', true)`.execute(tx);
      if (!isFirst) {
        const stored = await readReply<T>(tx, deps, operation, keyHash);
        return stored === undefined ? inProgress() : stored.body;
      }
      const { isKept = true, body } = await effect(tx);
      if (isKept) await store(tx, deps, keyHash, body);
      else await tx.deleteFrom("idempotency_keys").where("key_hash", "=", keyHash).execute();
      return body;
    });
  } catch (error) {
    const isLocked = error instanceof Error && Reflect.get(error, "code") === lockNotAvailable;
    if (isLocked) return inProgress();
    throw error;
  }
}

const inProgress = () => fail("IN_PROGRESS", { retryAfterSeconds: 1 });

/**
 * The stored response of a key, so that a repeated request gets it before anything is counted, hashed or looked up;
 * undefined while its write is not done.
 */
export async function findReply<T>(
  deps: IdempotencyDeps,
  operation: Operation,
): Promise<{ body: T | Refusal } | undefined> {
  if (operation.key === null) return undefined;
  const keyHash = hashOf({ ...operation, key: operation.key });
  return readReply<T>(deps.database.kysely, deps, operation, keyHash);
}

/** Whether this call is the first with its key; waits while another one runs. */
async function claim(
  tx: Transaction,
  deps: IdempotencyDeps,
  operation: Operation,
  keyHash: Buffer,
): Promise<boolean> {
  const row = await tx
    .insertInto("idempotency_keys")
    .values({
      key_hash: keyHash,
      body_hash: operation.bodyHash,
      status: null,
      reply: null,
      created_at: deps.clock(),
    })
    .onConflict((conflict) => conflict.column("key_hash").doNothing())
    .returning("key_hash")
    .executeTakeFirst();
  return row !== undefined;
}

async function store(tx: Transaction, deps: IdempotencyDeps, keyHash: Buffer, body: unknown) {
  const reply = encrypt(deps.keys, JSON.stringify(body ?? null), keyHash.toString("hex"));
  await tx
    .updateTable("idempotency_keys")
    .set({ status: 200, reply })
    .where("key_hash", "=", keyHash)
    .execute();
}

async function readReply<T>(
  db: Db,
  deps: IdempotencyDeps,
  operation: Operation,
  keyHash: Buffer,
): Promise<{ body: T | Refusal } | undefined> {
  const row = await db
    .selectFrom("idempotency_keys")
    .select(["body_hash", "status", "reply"])
    .where("key_hash", "=", keyHash)
    .executeTakeFirst();
  if (row === undefined || row.status === null || row.reply === null) return undefined;
  if (row.body_hash !== operation.bodyHash) return { body: fail("KEY_REUSED") };
  return { body: JSON.parse(decrypt(deps.keys, row.reply, keyHash.toString("hex"))) };
}

function hashOf(operation: { callName: string; actor: string; key: string }): Buffer {
  return createHash("sha256")
    .update(JSON.stringify([operation.callName, operation.actor, operation.key]))
    .digest();
}
