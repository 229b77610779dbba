import { sql } from "kysely";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Account } from "../accounts/account-store.ts";
import { settledAddressOf } from "../contact/email-change-store.ts";

/**
 * Notes on every open "This wasn't me" that the owner has chosen a new password by a mailed link since: such a link
 * takes a change back for 72 hours, but gives nobody a way to another password, who may have read the mailbox before
 * its owner had it back. Not while the mailed link may have gone to a changed address.
 */
export async function markSettled(
  tx: Transaction,
  { clock }: { clock: Clock },
  account: Pick<Account, "id" | "email">,
): Promise<void> {
  if ((await settledAddressOf(tx, account, clock())) !== account.email) return;
  await tx
    .updateTable("tokens")
    .set({ data: sql<string>`data || '{"isSettled":true}'::jsonb` })
    .where("purpose", "=", "not-me")
    .where("subject_id", "=", account.id)
    .where("used_at", "is", null)
    .execute();
}
