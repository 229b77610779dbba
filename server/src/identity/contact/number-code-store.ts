import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { currentEpoch } from "../tokens/epoch.ts";
import type { ContactChange } from "./contact-change-store.ts";

export type NumberChange = ContactChange<"number_changes">;

/** The number that a code was made for, while the code can be used; null otherwise. */
export async function liveNumberCode(
  db: Db,
  codeId: string,
  now: Date,
): Promise<NumberChange | undefined> {
  return db
    .selectFrom("number_changes")
    .selectAll()
    .where("code_id", "=", codeId)
    .where("changed_at", "is", null)
    .where("code_expires_at", ">", now)
    .where("token_epoch", "=", currentEpoch)
    .executeTakeFirst();
}

/** Counts a try of the code that an account waits for; none where it has no live one or its tries are used up. */
export function countNumberTry(
  tx: Transaction,
  { accountId, now, maximum }: { accountId: string; now: Date; maximum: number },
): Promise<NumberChange | undefined> {
  return tx
    .updateTable("number_changes")
    .set({ tries: sql<number>`tries + 1` })
    .where("account_id", "=", accountId)
    .where("changed_at", "is", null)
    .where("code_expires_at", ">", now)
    .where("token_epoch", "=", currentEpoch)
    .where("tries", "<", maximum)
    .returningAll()
    .executeTakeFirst();
}
