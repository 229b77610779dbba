import type { Insertable } from "kysely";
import type { AcademicTables } from "../../identity/accounts/academic-tables.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";

export interface Hod {
  accountId: string;
  trainingInstitutionId: string | null;
  specialityId: string;
}

/** An active head of department. @param id as a client sent it; already validated as an id */
export function findHod(db: Db, id: string): Promise<Hod | undefined> {
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
    .where("type", "=", "HOD")
    .where("accounts.id", "=", id)
    .executeTakeFirst();
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
