import type { Transaction } from "../../platform/database/database.ts";
import { revokeTokens } from "../tokens/tokens.ts";
import { removeWaiting } from "./contact-change-store.ts";

/**
 * Gives up every change of an address or a number that waits for its proof: a stranger may have asked for it
 * before the owner came, and would prove it afterwards.
 * @param exceptSession the login in which this is done: what was asked for in it is its owner's wish and stays
 */
export async function giveUpChanges(tx: Transaction, of: GivenUp): Promise<void> {
  if (await giveUpAddress(tx, of)) await removeWaiting(tx, "number_changes", of.accountId);
}

/** The same of an address alone, whose link needs no login. @returns false where it is the login's own wish */
export async function giveUpAddress(
  tx: Transaction,
  { accountId, now, exceptSession }: GivenUp,
): Promise<boolean> {
  if (exceptSession !== undefined && (await isWishOf(tx, accountId, exceptSession))) return false;
  await revokeTokens(tx, { purpose: "email-proof", subjectId: accountId, now });
  await removeWaiting(tx, "email_changes", accountId);
  return true;
}

interface GivenUp {
  accountId: string;
  now: Date;
  exceptSession?: string;
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
