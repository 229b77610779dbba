import type { Db } from "../database/database.ts";
import type { EventRow, SignatureRow } from "./chain.ts";
import { lastSignature } from "./sign-audit.ts";

const batchSize = 1_000;
/**
 * Events are signed in the order of their times but for less than this: clocks and transactions differ by minutes, and a
 * clock that was set back by no more leaves nothing out.
 */
const disorderMilliseconds = 31 * 86_400_000;

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

interface Span {
  after: number;
  since?: Date | undefined;
  until?: Date | undefined;
}

/**
 * Where in the chain the events stand that are kept, or those of a span of time among them. Signatures outlive their
 * events: after some years more of them are in front of the first event, or of a moment, than a statement can look through.
 * @returns a position behind which all of them are, `after` or a later one, and one up to which they are
 */
export async function spanInChain(
  db: Db,
  { after, since, until }: Span,
): Promise<{ from: number; to: number }> {
  const { position: last } = await lastSignature(db);
  const oldest = await db
    .selectFrom("audit_events")
    .select("at")
    .orderBy("at")
    .limit(1)
    .executeTakeFirst();
  const first = Math.max(oldest?.at.getTime() ?? 0, since?.getTime() ?? 0);
  const [from] = await around(db, first - disorderMilliseconds, [after, last]);
  if (until === undefined) return { from, to: last };
  const [, to] = await around(db, until.getTime() + disorderMilliseconds, [from, last]);
  return { from, to };
}

/** Two positions, not far from each other, between which the events before a time end. */
async function around(
  db: Db,
  time: number,
  [first, last]: readonly [number, number],
): Promise<readonly [number, number]> {
  const isBefore = async (position: number) => {
    const next = await db
      .selectFrom("audit_seals")
      .select("event_at")
      .where("position", ">", position)
      .orderBy("position")
      .limit(1)
      .executeTakeFirst();
    return next !== undefined && next.event_at.getTime() < time;
  };
  if (!(await isBefore(first))) return [first, first];
  let [from, to] = [first, last];
  while (to - from > batchSize) {
    const middle = Math.floor((from + to) / 2);
    if (await isBefore(middle)) from = middle;
    else to = middle;
  }
  return [from, to];
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
