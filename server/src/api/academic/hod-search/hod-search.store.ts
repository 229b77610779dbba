import type { HodRecord } from "@frontdoor/contract/academic/lookups.ts";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { containing } from "../../../platform/database/like.ts";

interface HodFilter {
  /** Each must occur in the full name, whatever its case; without accents, as `nameWords` gives them. */
  words: readonly string[];
  specialityId?: string | undefined;
  institutionId?: string | undefined;
}

/** Active heads of department by surname; nothing of them but what a person may be shown (SEC-D14). */
export async function findHods(
  db: Db,
  { words, specialityId, institutionId }: HodFilter,
  limit: number,
): Promise<HodRecord[]> {
  const rows = await db
    .selectFrom("accounts")
    .innerJoin("academic_profiles", "academic_profiles.account_id", "accounts.id")
    .leftJoin("lookup_items as institution", (join) =>
      join
        .on("institution.list", "=", "training-institutions")
        .onRef("institution.id", "=", "academic_profiles.training_institution_id"),
    )
    .leftJoin("lookup_items as speciality", (join) =>
      join
        .on("speciality.list", "=", "academic-specialities")
        .onRef("speciality.parent_id", "=", "academic_profiles.discipline_id")
        .onRef("speciality.id", "=", "academic_profiles.speciality_id"),
    )
    .select([
      "accounts.id",
      "accounts.name",
      "accounts.surname",
      "institution.id as institution_id",
      "institution.name as institution_name",
      "speciality.id as speciality_id",
      "speciality.name as speciality_name",
    ])
    .where("realm", "=", "academic")
    .where("type", "=", "HOD")
    .where("status", "=", "active")
    .where((hod) => hod.and(words.map(isInName)))
    .where((hod) => hod.and(specialityId === undefined ? {} : { speciality_id: specialityId }))
    .where((hod) =>
      hod.and(institutionId === undefined ? {} : { training_institution_id: institutionId }),
    )
    .orderBy("surname")
    .orderBy("accounts.name")
    .orderBy("accounts.id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    user: { name: row.name, surname: row.surname },
    trainingInstitution: reference(row.institution_id, row.institution_name),
    speciality: reference(row.speciality_id, row.speciality_name),
  }));
}

/** Both sides are folded alike: `nameWords` does to the word what this does to the name. */
const isInName = (word: string) => sql<SqlBool>`${foldedName} like lower(${containing(word)})`;

/** As the index `accounts_heads_by_piece` has it. */
const foldedName = sql`lower(regexp_replace(
  normalize(accounts.name || ' ' || accounts.surname, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;

const reference = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { id, name };
