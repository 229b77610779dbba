import { movedMessage } from "@frontdoor/contract/products/suspensions.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Account } from "../accounts/account-store.ts";
import { contactChangesOf } from "../contact/contact-change-store.ts";
import "./suspension-tables.ts";

/**
 * The state in which staff may restore an account: suspended as it was, without its password. It is also suspended until
 * somebody ends that if a change of address or number could still be reverted. The removal ends that chance, and a new
 * password would be mailed to whoever made the change.
 */
export async function keepSuspension(
  tx: Transaction,
  deps: { clock: Clock },
  { id, realm }: Account,
): Promise<void> {
  const now = deps.clock();
  const of = { accountId: id, now };
  const emails = await contactChangesOf(tx, "email_changes", of);
  const numbers = await contactChangesOf(tx, "number_changes", of);
  if (emails.made.length + numbers.made.length === 0) {
    await tx
      .updateTable("account_suspensions")
      .set({ password_hash: null })
      .where("account_id", "=", id)
      .execute();
    return;
  }
  const suspended = { password_hash: null, suspended_at: now, ends_at: null };
  await tx
    .insertInto("account_suspensions")
    .values({ account_id: id, ...suspended })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(suspended))
    .execute();
  const details = { reason: movedMessage, endsAt: null };
  const event = { kind: "account-suspended", actor: "system", subjectId: id, realm, details };
  await audit(tx, deps, event);
}
