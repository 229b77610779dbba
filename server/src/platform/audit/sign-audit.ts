import { sql } from "kysely";
import type { Transaction } from "../database/database.ts";
import type { Keys } from "../keys/keys.ts";
import { chainHash, chainStart, codeOf, eventHash } from "./chain.ts";

/** Events of one transaction. */
export const signedAtOnce = 1_000;
/** Names the advisory lock of the signer among those of the database. */
const signerLock = 7_246_001;

/**
 * Signs the events that are not signed yet, a thousand at most. Each hash covers the signature before it and the event;
 * each code is an HMAC of the hash under a sub-key of the master key. Events are signed after they are written, so that
 * changes need not wait for one another. Until then only the table's triggers protect them.
 * @returns how many were signed; 0 while another process signs
 */
export async function signAudit(tx: Transaction, keys: Keys): Promise<number> {
  const lock = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(signerLock)}) as got`.execute(tx);
  if (lock.rows[0]?.got !== true) return 0;
  const events = await tx
    .selectFrom("audit_unsealed")
    .innerJoin("audit_events as event", "event.id", "event_id")
    .selectAll("event")
    .orderBy("event.id")
    .limit(signedAtOnce)
    .execute();
  if (events.length === 0) return 0;
  let { hash } = await lastSignature(tx);
  const signatures = events.map((event) => {
    const signature = { event_id: event.id, event_at: event.at, event_hash: eventHash(event) };
    hash = chainHash(hash, signature);
    return { ...signature, hash, key_id: keys.id, mac: codeOf(keys, "seal", hash) };
  });
  await tx.insertInto("audit_seals").values(signatures).execute();
  const signed = events.map((event) => event.id);
  await tx.deleteFrom("audit_unsealed").where("event_id", "in", signed).execute();
  return signatures.length;
}

/** Waits for the signer at work, and keeps any other from starting until the transaction ends. */
export async function holdSigners(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(signerLock)})`.execute(tx);
}

/** The end of the chain: position 0 and the start hash where there is no signature. */
export async function lastSignature(db: Pick<Transaction, "selectFrom">) {
  const row = await db
    .selectFrom("audit_seals")
    .select(["position", "hash"])
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? { position: 0, hash: chainStart };
}
