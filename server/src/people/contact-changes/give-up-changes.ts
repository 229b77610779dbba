import type { Transaction } from "../../mechanisms/database/database.ts";
import { revokeTokens } from "../tokens/tokens.ts";
import { removeWaiting } from "./contact-change-store.ts";

/**
 * Gives up every change of an address or a number that waits for its proof: a stranger may have asked for it
 * before the owner came, and would prove it afterwards.
 * @param exceptSession the login in which this is done: what was asked for in it is its owner's wish and stays
 */
export async function giveUpChanges(
  tx: Transaction,
  { accountId, now, exceptSession }: { accountId: string; now: Date; exceptSession?: string },
): Promise<void> {
  if (exceptSession !== undefined && (await isWishOf(tx, accountId, exceptSession))) return;
  await revokeTokens(tx, { purpose: "email-proof", subjectId: accountId, now });
  await removeWaiting(tx, "email_changes", accountId);
  await removeWaiting(tx, "number_changes", accountId);
}

/** Whether the address that waits was asked for in a login. A number that waits needs a login and its code anyway. */
async function isWishOf(tx: Transaction, accountId: string, session: string): Promise<boolean> {
  const links = await tx
    .selectFrom("tokens")
    .select("data")
    .where("purpose", "=", "email-proof")
    .where("subject_id", "=", accountId)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .execute();
  return links.some(({ data }) => data.session === session);
}
