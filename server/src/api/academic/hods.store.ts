import { type Insertable, sql } from "kysely";
import type { AcademicTables } from "../../identity/accounts/academic-tables.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";

export interface Hod {
  accountId: string;
  trainingInstitutionId: string | null;
  specialityId: string;
}

/** The active heads of department. */
function activeHods(db: Db) {
  return db
    .selectFrom("accounts")
    .innerJoin("academic_profiles", "academic_profiles.account_id", "accounts.id")
    .select([
      "accounts.id as accountId",
      "training_institution_id as trainingInstitutionId",
      "speciality_id as specialityId",
    ])
    .where("realm", "=", "academic")
    .where("status", "=", "active")
    .where("type", "=", "HOD");
}

/** @param id as a client sent it, checked to be an id */
export function findHod(db: Db, id: string): Promise<Hod | undefined> {
  return activeHods(db).where("accounts.id", "=", id).executeTakeFirst();
}

export async function addHodLink(
  tx: Transaction,
  link: Omit<Insertable<AcademicTables["hod_links"]>, "status" | "confirmed_at">,
): Promise<void> {
  await tx
    .insertInto("hod_links")
    .values({ ...link, status: "pending", confirmed_at: null })
    .execute();
}

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
