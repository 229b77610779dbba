import type { Db, Transaction } from "../../mechanisms/database/database.ts";
import type { OutboxTables } from "../../mechanisms/outbox/outbox-tables.ts";

type State = OutboxTables["outbox"]["state"];

export interface RowPage {
  /** The id of the row that the page follows. */
  after: string | undefined;
  limit: number;
}

/** Rows in these states, oldest first; never their payload. */
export function listRows(db: Db, { states, after, limit }: RowPage & { states: readonly State[] }) {
  return db
    .selectFrom("outbox")
    .select(["id", "kind", "state", "attempts", "created_at", "last_error"])
    .where("state", "in", [...states])
    .where((row) => row.and(after === undefined ? [] : [row("id", ">", after)]))
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Lets a row that was given up be tried from the start; tells whether there was one. */
export async function reviveRow(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const revived = await tx
    .updateTable("outbox")
    .set({ state: "waiting", attempts: 0, interrupted: 0, available_at: now, last_error: null })
    .where("id", "=", id)
    .where("state", "=", "dead")
    .executeTakeFirst();
  return revived.numUpdatedRows === 1n;
}
