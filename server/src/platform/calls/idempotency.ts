import { createHash } from "node:crypto";
import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { failures } from "@frontdoor/contract/errors.ts";
import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database, Db, Transaction } from "../database/database.ts";
import { decrypt, encrypt } from "../encryption.ts";
import type { Keys } from "../keys/keys.ts";

export interface IdempotencyDeps {
  database: Database;
  keys: Keys;
  clock: Clock;
}

export interface Operation {
  /** The client's key, or null for a write that is simply done. */
  key: string | null;
  callName: string;
  /** Keyed hash of everything that decides the effect. */
  bodyHash: string;
  /** Whose keys these are; empty for the public. */
  actor: string;
}

export interface Done<T> {
  status: number;
  body: T;
}

/** What an effect came to. */
export interface Outcome<T> extends Done<T> {
  /** False where a repeated request may be done anew: no row is left for it. */
  isKept?: boolean;
}

type Refusal = Failure<"KEY_REUSED" | "IN_PROGRESS">;

/** How long a second call waits for the first one with its key; then it is told to try again. */
const waitMilliseconds = 4_000;
const lockNotAvailable = "55P03";

/**
 * Does a write in one transaction, at most once for each key (SEC-F2, SEC-F13). The key and the encrypted
 * reply are stored with the effect: what throws leaves nothing, what commits is answered again for
 * 24 hours. Another body under the same key is `KEY_REUSED`; a first call that is still at work after
 * four seconds is `IN_PROGRESS`. An outcome that is not kept leaves its effect and a free key.
 */
export async function runOnce<T>(
  deps: IdempotencyDeps,
  operation: Operation,
  effect: (tx: Transaction) => Promise<Outcome<T>>,
): Promise<Done<T | Refusal> & { replayed: boolean }> {
  const { key } = operation;
  const run = deps.database.kysely.transaction();
  if (key === null) {
    const { status, body } = await run.execute(effect);
    return { status, body, replayed: false };
  }
  const keyHash = hashOf({ ...operation, key });
  try {
    return await run.execute(async (tx) => {
      await sql`select set_config('lock_timeout', ${String(waitMilliseconds)}, true)`.execute(tx);
      const isFirst = await claim(tx, deps, operation, keyHash);
      await sql`select set_config('lock_timeout', '0', true)`.execute(tx);
      if (!isFirst) return replay<T>(tx, deps, operation, keyHash);
      const { isKept = true, ...done } = await effect(tx);
      if (isKept) await store(tx, deps, keyHash, done);
      else await release(tx, keyHash);
      return { ...done, replayed: false };
    });
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, "code") === lockNotAvailable) {
      return refuse(fail("IN_PROGRESS", { retryAfterSeconds: 1 }));
    }
    throw error;
  }
}

/**
 * What a key was answered before, so that a repeated request is answered before anything is counted,
 * hashed or looked up for it; undefined when its write is still to be done, or at work.
 */
export async function findReply<T>(
  deps: IdempotencyDeps,
  operation: Operation,
): Promise<(Done<T | Refusal> & { replayed: boolean }) | undefined> {
  if (operation.key === null) return undefined;
  const keyHash = hashOf({ ...operation, key: operation.key });
  return readReply<T>(deps.database.kysely, deps, operation, keyHash);
}

/** Whether this call is the first with its key; waits while another one is at work with it. */
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

async function store<T>(tx: Transaction, deps: IdempotencyDeps, keyHash: Buffer, done: Done<T>) {
  const reply = encrypt(deps.keys, JSON.stringify(done.body ?? null), keyHash.toString("hex"));
  await tx
    .updateTable("idempotency_keys")
    .set({ status: done.status, reply })
    .where("key_hash", "=", keyHash)
    .execute();
}

async function release(tx: Transaction, keyHash: Buffer): Promise<void> {
  await tx.deleteFrom("idempotency_keys").where("key_hash", "=", keyHash).execute();
}

async function replay<T>(
  tx: Transaction,
  deps: IdempotencyDeps,
  operation: Operation,
  keyHash: Buffer,
): Promise<Done<T | Refusal> & { replayed: boolean }> {
  const stored = await readReply<T>(tx, deps, operation, keyHash);
  return stored ?? refuse(fail("IN_PROGRESS", { retryAfterSeconds: 1 }));
}

async function readReply<T>(
  db: Db,
  deps: IdempotencyDeps,
  operation: Operation,
  keyHash: Buffer,
): Promise<(Done<T | Refusal> & { replayed: boolean }) | undefined> {
  const row = await db
    .selectFrom("idempotency_keys")
    .select(["body_hash", "status", "reply"])
    .where("key_hash", "=", keyHash)
    .executeTakeFirst();
  if (row === undefined || row.status === null || row.reply === null) return undefined;
  if (row.body_hash !== operation.bodyHash) return refuse(fail("KEY_REUSED"));
  const body: T = JSON.parse(decrypt(deps.keys, row.reply, keyHash.toString("hex")));
  return { status: row.status, body, replayed: true };
}

function refuse(failure: Refusal): Done<Refusal> & { replayed: boolean } {
  return { status: failures[failure.failure].status, body: failure, replayed: false };
}

function hashOf(operation: { callName: string; actor: string; key: string }): Buffer {
  return createHash("sha256")
    .update(JSON.stringify([operation.callName, operation.actor, operation.key]))
    .digest();
}
