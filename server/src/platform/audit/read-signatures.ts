import type { Db } from "../database/database.ts";
import type { EventRow, SignatureRow } from "./chain.ts";

const batchSize = 1_000;

/** The next seals behind a position, a thousand at most, each with its event where that is still there. */
export async function readSignatures(
  db: Db,
  after: number,
): Promise<{ seal: SignatureRow; event?: EventRow }[]> {
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

/** The hash of the chain at a position; undefined where it has none. */
export async function readSignatureHash(db: Db, position: number): Promise<Buffer | undefined> {
  const seals = db.selectFrom("audit_seals").select("hash").where("position", "=", position);
  return (await seals.executeTakeFirst())?.hash;
}

/**
 * An event that has no seal and waits for none: someone took it off the sealer's list.
 * @param until where to stop; null looks at all that come after
 */
export function findNeverSigned(
  db: Db,
  after: string,
  until: string | null,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom("audit_events as event")
    .leftJoin("audit_seals as seal", "seal.event_id", "event.id")
    .leftJoin("audit_unsealed as waiting", "waiting.event_id", "event.id")
    .select("event.id")
    .where("seal.event_id", "is", null)
    .where("waiting.event_id", "is", null)
    .where("event.id", ">", after)
    .$if(until !== null, (query) => query.where("event.id", "<=", until))
    .limit(1)
    .executeTakeFirst();
}
