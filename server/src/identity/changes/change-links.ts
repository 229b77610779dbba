import type { Transaction } from "../../platform/database/database.ts";
import type { TokenRow } from "../tokens/tokens.ts";

/**
 * Whether an unexpired link no longer works: it was mailed to an earlier address whose 72 hours to revert the change
 * are over, so its reader no longer owns the account.
 */
export function isOver({ data: { worksUntil } }: Pick<TokenRow, "data">, now: Date): boolean {
  return typeof worksUntil === "string" && new Date(worksUntil) <= now;
}

/** The links "This wasn't me" of an account's changes of the last 72 hours, used or not, the oldest first. */
export function changeLinksOf(
  tx: Transaction,
  { accountId, now }: { accountId: string; now: Date },
): Promise<TokenRow[]> {
  return tx
    .selectFrom("tokens")
    .selectAll()
    .where("purpose", "=", "not-me")
    .where("subject_id", "=", accountId)
    .where("expires_at", ">", now)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
