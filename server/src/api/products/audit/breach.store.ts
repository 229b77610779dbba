import type { Transaction } from "../../../platform/database/database.ts";

/** How often what was done by whom to which account in a span of time. */
export async function countEvents(
  tx: Transaction,
  { from, to }: { from?: Date | undefined; to?: Date | undefined },
) {
  const rows = await tx
    .selectFrom("audit_events")
    .select(["subject_id as account", "kind", "actor"])
    .select(({ fn }) => [
      fn.max("realm").as("realm"),
      fn.min("at").as("first"),
      fn.max("at").as("last"),
      fn.countAll<bigint>().as("count"),
    ])
    .where((event) => event.and(from === undefined ? [] : [event("at", ">=", from)]))
    .where((event) => event.and(to === undefined ? [] : [event("at", "<", to)]))
    .where("subject_id", "is not", null)
    .groupBy(["subject_id", "kind", "actor"])
    .orderBy("subject_id")
    .orderBy("first")
    .orderBy("kind")
    .orderBy("actor")
    .execute();
  return rows.flatMap(({ account, ...row }) => (account === null ? [] : [{ ...row, account }]));
}
