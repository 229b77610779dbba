import { createHash } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Db, Transaction } from "../database/database.ts";
import type { AuditTables } from "./audit-tables.ts";

/** How long events are kept; the database refuses to remove younger ones (SEC-H8). */
export const auditMonths = 24;

const batchSize = 1_000;
/** Names the advisory lock of the sealer among those of the database. */
const sealerLock = 7_246_001;
const chainStart = Buffer.alloc(32);

type EventRow = Selectable<AuditTables["audit_events"]>;
type SealRow = Selectable<AuditTables["audit_seals"]>;

/**
 * Chains the events that are not sealed yet, a thousand at most: each seal's hash covers the seal
 * before it and its event. Sealing later than writing keeps changes from waiting for one another; an
 * event that is changed or removed after its seal is found, one tampered with in the seconds before
 * is held by the table's triggers alone.
 * @returns how many were sealed; 0 as well while another process seals
 */
export async function sealAudit(tx: Transaction): Promise<number> {
  const lock = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(sealerLock)}) as got`.execute(tx);
  if (lock.rows[0]?.got !== true) return 0;
  const events = await tx
    .selectFrom("audit_unsealed")
    .innerJoin("audit_events as event", "event.id", "event_id")
    .selectAll("event")
    .orderBy("event.id")
    .limit(batchSize)
    .execute();
  if (events.length === 0) return 0;
  let hash = await lastHash(tx);
  const seals = events.map((event) => {
    const seal = { event_id: event.id, event_at: event.at, event_hash: eventHash(event) };
    hash = chainHash(hash, seal);
    return { ...seal, hash };
  });
  await tx.insertInto("audit_seals").values(seals).execute();
  const sealed = events.map((event) => event.id);
  await tx.deleteFrom("audit_unsealed").where("event_id", "in", sealed).execute();
  return seals.length;
}

/** A sound chain with its length and head, to note outside the database; or what is wrong first. */
export type AuditCheck =
  | { ok: true; events: number; head: string }
  | { ok: false; position: number; problem: "changed" | "removed" | "chain-broken" }
  | { ok: false; eventId: string; problem: "never-sealed" };

/** Checks every seal and the event under it (SEC-H6). Events older than 24 months may be gone. */
export async function verifyAuditChain(db: Db, now: Date): Promise<AuditCheck> {
  const keptSince = new Date(now);
  keptSince.setUTCMonth(keptSince.getUTCMonth() - auditMonths);
  let hash: Buffer = chainStart;
  let position = 0;
  let events = 0;
  for (;;) {
    const rows = await readSeals(db, position);
    if (rows.length === 0) break;
    for (const { seal, event } of rows) {
      hash = chainHash(hash, seal);
      position = seal.position;
      events += 1;
      if (!hash.equals(seal.hash)) return { ok: false, position, problem: "chain-broken" };
      if (event === undefined && seal.event_at >= keptSince) {
        return { ok: false, position, problem: "removed" };
      }
      if (event !== undefined && !eventHash(event).equals(seal.event_hash)) {
        return { ok: false, position, problem: "changed" };
      }
    }
  }
  const stray = await findNeverSealed(db);
  if (stray !== undefined) return { ok: false, eventId: stray.id, problem: "never-sealed" };
  return { ok: true, events, head: hash.toString("hex") };
}

/** An event that has no seal and waits for none: someone took it off the sealer's list. */
function findNeverSealed(db: Db): Promise<{ id: string } | undefined> {
  return db
    .selectFrom("audit_events as event")
    .leftJoin("audit_seals as seal", "seal.event_id", "event.id")
    .leftJoin("audit_unsealed as waiting", "waiting.event_id", "event.id")
    .select("event.id")
    .where("seal.event_id", "is", null)
    .where("waiting.event_id", "is", null)
    .limit(1)
    .executeTakeFirst();
}

async function readSeals(db: Db, after: number): Promise<{ seal: SealRow; event?: EventRow }[]> {
  const seals = await db
    .selectFrom("audit_seals")
    .selectAll()
    .where("position", ">", after)
    .orderBy("position")
    .limit(batchSize)
    .execute();
  if (seals.length === 0) return [];
  const events = await db
    .selectFrom("audit_events")
    .selectAll()
    .where(
      "id",
      "in",
      seals.map((seal) => seal.event_id),
    )
    .execute();
  const byId = new Map(events.map((event) => [event.id, event]));
  return seals.map((seal) => {
    const event = byId.get(seal.event_id);
    return event === undefined ? { seal } : { seal, event };
  });
}

async function lastHash(tx: Transaction): Promise<Buffer> {
  const row = await tx
    .selectFrom("audit_seals")
    .select("hash")
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.hash ?? chainStart;
}

function chainHash(previous: Buffer, seal: Omit<SealRow, "position" | "hash">): Buffer {
  return createHash("sha256")
    .update(previous)
    .update(JSON.stringify([seal.event_id, seal.event_at.toISOString()]))
    .update(seal.event_hash)
    .digest();
}

function eventHash(event: EventRow): Buffer {
  const details = Object.entries(event.details).sort(([a], [b]) => (a < b ? -1 : 1));
  const { id, at, kind, actor, subject_id, realm } = event;
  return createHash("sha256")
    .update(JSON.stringify([id, at.toISOString(), kind, actor, subject_id, realm, details]))
    .digest();
}
