import { undoHours } from "@frontdoor/contract/account/account-page.ts";
import type { Db } from "../../platform/database/database.ts";
import { contactChangesOf } from "./contact-change-store.ts";

/** An address that a mail to an owner goes to, as its job holds it. */
interface ToldAddress {
  /** The change whose address of before is written to; null for the current address. */
  before: string | null;
}

/**
 * The addresses at which an owner is notified: the current one, and the one before for as long as it can revert the
 * change. So whoever changed the address is not the only one to read it.
 */
export async function addressesToTell(
  db: Db,
  of: { accountId: string; now: Date },
): Promise<ToldAddress[]> {
  const since = of.now.getTime() - undoHours * 3_600_000;
  const { made } = await contactChangesOf(db, "email_changes", of);
  const [first] = made;
  // An address that could not be given back is kept in mind for longer; it is another account's by now.
  const canTakeBack = first?.changed_at != null && first.changed_at.getTime() > since;
  const now = { before: null };
  return canTakeBack ? [now, { before: first.id }] : [now];
}
