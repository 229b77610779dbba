import type { Db } from "../database/database.ts";
import type { EventRow, SignatureRow } from "./chain.ts";

const batchSize = 1_000;

/** The next signatures after a position, a thousand at most, each with its event if that still exists. */
export async function readSignatures(
  db: Db,
  after: number,
): Promise<{ signature: SignatureRow; event?: EventRow }[]> {
  const signatures = await db
    .selectFrom("audit_seals")
    .selectAll()
    .where("position", ">", after)
    .orderBy("position")
    .limit(batchSize)
    .execute();
  if (signatures.length === 0) return [];
  const events = await db
    .selectFrom("audit_events")
    .selectAll()
    .where(
      "id",
      "in",
      signatures.map((signature) => signature.event_id),
    )
    .execute();
  const byId = new Map(events.map((event) => [event.id, event]));
  return signatures.map((signature) => {
    const event = byId.get(signature.event_id);
    return event === undefined ? { signature } : { signature, event };
  });
}

/** The hash of the chain at a position; undefined where it has none. */
export async function readSignatureHash(db: Db, position: number): Promise<Buffer | undefined> {
  const signatures = db.selectFrom("audit_seals").select("hash").where("position", "=", position);
  return (await signatures.executeTakeFirst())?.hash;
}

/**
 * An event that has no signature and is not waiting for one: somebody removed it from the signer's list.
 * @param until where to stop; null checks all that follow
 */
export function findNeverSigned(
  db: Db,
  after: string,
  until: string | null,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom("audit_events as event")
    .leftJoin("audit_seals as signature", "signature.event_id", "event.id")
    .leftJoin("audit_unsealed as waiting", "waiting.event_id", "event.id")
    .select("event.id")
    .where("signature.event_id", "is", null)
    .where("waiting.event_id", "is", null)
    .where("event.id", ">", after)
    .$if(until !== null, (query) => query.where("event.id", "<=", until))
    .limit(1)
    .executeTakeFirst();
}
