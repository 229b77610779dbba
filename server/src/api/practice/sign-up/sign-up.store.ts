import type { Transaction } from "../../../platform/database/database.ts";

/**
 * What a health professional registers beside their person; numbers in international form. Whoever was
 * invited has no practice number or phone of their own: the invite names the practice.
 */
export interface PracticeProfile {
  practiceNumber: string | null;
  practicePhone: string | null;
  disciplineId: string;
  specialityId: string;
  roleId: string;
  hpcsaNumber: string;
}

/** Stores a profile; nothing when the account is not there. */
export async function addPracticeProfile(
  tx: Transaction,
  accountId: string,
  profile: PracticeProfile,
): Promise<void> {
  await tx
    .insertInto("practice_profiles")
    .columns([
      "account_id",
      "practice_number",
      "practice_phone",
      "discipline_id",
      "speciality_id",
      "role_id",
      "hpcsa_number",
    ])
    .expression((from) =>
      from
        .selectFrom("accounts")
        .select((column) => [
          "accounts.id",
          column.val(profile.practiceNumber).as("practice_number"),
          column.val(profile.practicePhone).as("practice_phone"),
          column.val(profile.disciplineId).as("discipline_id"),
          column.val(profile.specialityId).as("speciality_id"),
          column.val(profile.roleId).as("role_id"),
          column.val(profile.hpcsaNumber).as("hpcsa_number"),
        ])
        .where("accounts.id", "=", accountId),
    )
    .execute();
}
