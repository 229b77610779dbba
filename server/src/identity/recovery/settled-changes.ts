import { sql } from "kysely";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Account } from "../accounts/account-store.ts";
import { settledAddressOf } from "../contact/email-change-store.ts";

/**
 * Marks every open "This wasn't me" link of an account: the owner has chosen a new password by a mailed link since. Such
 * a link still reverts its change for 72 hours, but does not begin another reset, because somebody else may have read the
 * mailbox before. Links are not marked where the reset mail may have gone to a changed address.
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
