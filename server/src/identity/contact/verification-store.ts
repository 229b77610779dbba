import type { Transaction } from "../../platform/database/database.ts";
import { removePasskeys } from "../passkeys/passkey-store.ts";

interface Proof {
  accountId: string;
  now: Date;
}

/**
 * Marks the address as verified; tells whether this was the first time. Until then a stranger may have registered the
 * account: its number has to be verified again, and its passkeys stop working.
 */
export async function verifyEmail(tx: Transaction, { accountId, now }: Proof): Promise<boolean> {
  const verified = await tx
    .updateTable("accounts")
    .set({
      email_proven_at: now,
      email_refused_at: null,
      number_confirmed_at: null,
      updated_at: now,
    })
    .where("id", "=", accountId)
    .where("email_proven_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (verified === undefined) return false;
  await removePasskeys(tx, accountId);
  // "This wasn't me" would give the number before a change back as one that codes go to.
  await tx
    .updateTable("number_changes")
    .set({ old_confirmed_at: null })
    .where("account_id", "=", accountId)
    .execute();
  return true;
}

/** Stores that the reader of an unverified address reported that the account is not theirs. */
export async function refuseEmail(tx: Transaction, { accountId, now }: Proof): Promise<void> {
  await tx
    .updateTable("accounts")
    .set({ email_refused_at: now, updated_at: now })
    .where("id", "=", accountId)
    .where("email_proven_at", "is", null)
    .execute();
}

/** Notes that the number is the owner's; tells whether nothing had confirmed it before. */
export async function confirmNumber(tx: Transaction, { accountId, now }: Proof): Promise<boolean> {
  const confirmed = await tx
    .updateTable("accounts")
    .set({ number_confirmed_at: now, updated_at: now })
    .where("id", "=", accountId)
    .where("number_confirmed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return confirmed !== undefined;
}
