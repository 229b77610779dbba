import type { Transaction } from "../../platform/database/database.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { tellProducts } from "../accounts/notify-products.ts";
import { tellLostAddress } from "../contact/address-lost.ts";
import { contactChangesOf, removeChanges } from "../contact/contact-change-store.ts";
import { keepEmailChanges } from "../contact/email-change-store.ts";
import { otherOwner } from "../contact/email-verification-mail.ts";
import { setContact } from "../contact/verification-store.ts";
import type { TokenDeps } from "../tokens/tokens.ts";
import { moveTo, verifyAddress } from "./verify-email.ts";

/**
 * Gives an account back the address that it had before its changes of the last 72 hours. If another account has that
 * address by now, the current one stays and is not trusted: no reset is mailed there.
 * @param isVerified whether the link of this revert was mailed to the earlier address
 * @returns whether the address could be given back
 */
export async function takeEmailBack(
  tx: Transaction,
  deps: TokenDeps,
  account: Account,
  isVerified: boolean,
): Promise<boolean> {
  const now = deps.clock();
  const { made } = await contactChangesOf(tx, "email_changes", { accountId: account.id, now });
  const [first] = made;
  if (first === undefined) return false;
  const email = first.old_email;
  if ((await otherOwner(tx, deps.keys, { ...account, email })) !== undefined) {
    if (isVerified) await keepEmailChanges(tx, account.id);
    return false;
  }
  await tellLostAddress(tx, deps, account);
  await moveTo(tx, deps, account, email);
  await setContact(tx, account.id, { email_proven_at: first.old_proven_at });
  await removeChanges(tx, "email_changes", account.id);
  const settled = await findAccountById(tx, account.id);
  // A verification since the change was of the other address: the owner verifies this one again.
  if (isVerified && settled !== undefined) await verifyAddress(tx, deps, settled, null);
  await tellProducts(tx, deps, account, "account-changed");
  return true;
}

/**
 * Gives an account the number back that it had before its changes of the last 72 hours, whichever of them was not the
 * owner's: to a stranger's number a code of the reset would go a week later.
 * @returns whether there was one
 */
export async function takeNumberBack(
  tx: Transaction,
  deps: TokenDeps,
  account: Account,
): Promise<boolean> {
  const now = deps.clock();
  const { made } = await contactChangesOf(tx, "number_changes", { accountId: account.id, now });
  const [first] = made;
  if (first === undefined) return false;
  await setContact(tx, account.id, {
    cell_number: first.old_number,
    cell_number_changed_at: first.old_changed_at,
    number_confirmed_at: first.old_confirmed_at,
    updated_at: now,
  });
  await removeChanges(tx, "number_changes", account.id);
  await tellProducts(tx, deps, account, "account-changed");
  return true;
}
