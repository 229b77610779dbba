import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { AuditTables } from "../../../platform/audit/audit-tables.ts";
import { spanInChain } from "../../../platform/audit/read-signatures.ts";
import type { Db, Transaction } from "../../../platform/database/database.ts";
import type { Page } from "../../../platform/database/page.ts";
import { firstIdOf } from "../../../platform/ids.ts";

/** Which events alone are wanted. */
export interface EventFilter {
  /** The account that they are about. */
  person?: string | undefined;
  /** The member of staff who did them, as the audit names them. */
  actor?: string | undefined;
  kind?: string | undefined;
  since?: Date | undefined;
  /** Not this moment itself. */
  until?: Date | undefined;
}

const wanted =
  ({ person, actor, kind, since, until }: EventFilter) =>
  (e: ExpressionBuilder<{ event: AuditTables["audit_events"] }, "event">) =>
    e.and([
      ...(person === undefined ? [] : [e("event.subject_id", "=", person)]),
      // Nothing that the actor does not say: it lets the index of 0027-staff-console.sql be used.
      ...(actor === undefined
        ? []
        : [e("event.actor", "=", actor), sql<SqlBool>`actor like 'staff:%'`]),
      ...(kind === undefined ? [] : [e("event.kind", "=", kind)]),
      ...(since === undefined ? [] : [e("event.at", ">=", since)]),
      ...(until === undefined ? [] : [e("event.at", "<", until)]),
    ]);

/** Signed events in the order of the chain; an event of more than 24 months ago may be gone. */
export async function listSignedEvents(
  db: Db,
  { after, ...filter }: EventFilter & { after: number },
  limit: number,
) {
  const { from, to } = await spanInChain(db, { after, ...filter });
  return db
    .selectFrom("audit_seals as signature")
    .innerJoin("audit_events as event", "event.id", "signature.event_id")
    .select(["signature.position", "signature.hash", "event.id", "event.at", "event.kind"])
    .select(["event.actor", "event.subject_id", "event.realm", "event.details"])
    .where("signature.position", ">", from)
    .where("signature.position", "<=", to)
    .where(wanted(filter))
    .orderBy("signature.position")
    .limit(limit)
    .execute();
}

/** An event gets its id and its time by two looks at the clock. */
const minute = 60_000;

/** Events newest first, signed or not yet. Ids have the time in them: those after `until` are not looked through. */
export function listEvents(db: Db, { after, limit, ...filter }: EventFilter & Page) {
  const { until } = filter;
  const behind = until && firstIdOf(new Date(until.getTime() + minute));
  return db
    .selectFrom("audit_events as event")
    .select(["id", "at", "kind", "actor", "subject_id", "realm", "details"])
    .where((e) => e.and(after === undefined ? [] : [e("id", "<", after)]))
    .where((e) => e.and(behind === undefined ? [] : [e("id", "<", behind)]))
    .where(wanted(filter))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Counts the events of a span of time by event, actor and account. */
export async function countEvents(tx: Transaction, span: Pick<EventFilter, "since" | "until">) {
  const rows = await tx
    .selectFrom("audit_events as event")
    .select(["subject_id as account", "kind", "actor"])
    .select(({ fn }) => [
      fn.max("realm").as("realm"),
      fn.min("at").as("first"),
      fn.max("at").as("last"),
      fn.countAll<bigint>().as("count"),
    ])
    .where(wanted(span))
    .where("subject_id", "is not", null)
    .groupBy(["subject_id", "kind", "actor"])
    .orderBy("subject_id")
    .orderBy("first")
    .orderBy("kind")
    .orderBy("actor")
    .execute();
  return rows.flatMap(({ account, ...row }) => (account === null ? [] : [{ ...row, account }]));
}
