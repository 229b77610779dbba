import { sql } from "kysely";
import type { Transaction } from "../../platform/database/database.ts";

/** Puts a new head of department into every link whose invite went to their address. */
export async function resolveInvitedHod(
  tx: Transaction,
  { accountId, emailIndexes }: { accountId: string; emailIndexes: readonly string[] },
): Promise<void> {
  await tx
    .updateTable("hod_links")
    .set({ hod_id: accountId })
    .where("hod_id", "is", null)
    .where("invite_id", "in", (invited) =>
      invited
        .selectFrom("invites")
        .select("id")
        .where("kind", "=", "academic")
        .where("role", "=", "HOD")
        .where("email_index", "in", [...emailIndexes]),
    )
    .execute();
}

/**
 * Holds addresses until the transaction ends: who is named and who makes an account of such an address in the same moment
 * would not see each other.
 * @param indexes of usernames; held in one order, so that two people who name each other do not wait for good
 */
export async function holdAddresses(tx: Transaction, indexes: readonly string[]): Promise<void> {
  for (const index of indexes.toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${index}, 0))`.execute(tx);
  }
}
