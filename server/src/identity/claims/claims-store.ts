import type { Db } from "../../platform/database/database.ts";

/** What a health professional of a practice registered; undefined of anybody else. */
export function practiceProfileOf(db: Db, accountId: string) {
  return db
    .selectFrom("practice_profiles")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** What an academic user registered. */
export function academicProfileOf(db: Db, accountId: string) {
  return db
    .selectFrom("academic_profiles")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/**
 * A supervisor's head of department: the one who confirmed, otherwise the one named last. Archived accounts do not
 * count; the account is null while an invited one has none.
 */
export function hodLinkOf(db: Db, supervisorId: string) {
  return db
    .selectFrom("hod_links")
    .leftJoin("accounts as hod", "hod.id", "hod_links.hod_id")
    .select(["hod_links.status", "hod.id", "hod.type", "hod.name", "hod.surname"])
    .where("hod_links.supervisor_id", "=", supervisorId)
    .where("hod_links.declined_at", "is", null)
    .where((link) => link.or([link("hod.status", "=", "active"), link("hod.id", "is", null)]))
    .orderBy("hod_links.confirmed_at", (order) => order.desc().nullsLast())
    .orderBy("hod_links.created_at", "desc")
    .orderBy("hod_links.id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The identity document of an account's owner, its number encrypted; undefined for a patient. */
export function identityDocumentOf(db: Db, accountId: string) {
  return db
    .selectFrom("identity_documents")
    .select(["identity_type", "number_sealed", "passport_country_id"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}
