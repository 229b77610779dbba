import type { Transaction } from "../../mechanisms/database/database.ts";
import type { TokenRow } from "../tokens/tokens.ts";

/** The links "this was not me" of an account's changes of the last 72 hours, used or not, the oldest first. */
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
