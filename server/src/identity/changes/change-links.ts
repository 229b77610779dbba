import type { Transaction } from "../../platform/database/database.ts";
import type { TokenRow } from "../tokens/tokens.ts";

/**
 * Whether a link that is alive works no more: it went to an address of before, whose time to take the account back is
 * over. Whoever reads what is mailed there has had no say in the account since.
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
