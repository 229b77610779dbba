import { type IdentityType, identityTypes } from "@frontdoor/contract/constants.ts";
import { momentOf } from "@frontdoor/contract/products/import-rules.ts";
import { firstLanguage, type LanguageCode, languageCodes } from "@frontdoor/words/languages.ts";
import { encryptedIdentity } from "../../../identity/accounts/identity-store.ts";
import { newAccount } from "../../../identity/accounts/new-account.ts";
import { newId } from "../../../platform/ids.ts";
import type { KeyedDeps } from "../../../platform/keys/keys.ts";
import type { CheckedRow } from "./checked-rows.ts";
import type { NewPeople } from "./import-people.store.ts";

/** The terms version of people for whom the import names none. */
const unknownTerms = "imported";

/**
 * The rows of the accounts that checked rows become.
 * @param heads the ids of heads of department by the indexes of their addresses; those among the rows are put in
 */
export function newPeople(
  deps: KeyedDeps,
  fileHash: string,
  rows: readonly (CheckedRow & { headIndexes: readonly string[] })[],
  heads: Map<string, string>,
): NewPeople {
  const people: NewPeople = {
    accounts: [],
    identities: [],
    practiceProfiles: [],
    academicProfiles: [],
    hodLinks: [],
    imports: [],
  };
  for (const row of rows) addRow(people, deps, fileHash, row, heads);
  return people;
}

function addRow(
  people: NewPeople,
  { clock, keys }: KeyedDeps,
  fileHash: string,
  row: CheckedRow & { headIndexes: readonly string[] },
  heads: Map<string, string>,
): void {
  const now = clock();
  const { who, usernameIndexes, emailIndexes } = row;
  const of = (column: keyof CheckedRow["person"]) => row.person[column]?.trim() ?? "";
  const isSaid = (column: keyof CheckedRow["person"]) => of(column) === "true";
  const createdAt = momentOf(of("createdAt"), now) ?? now;
  const account = newAccount(
    { clock, keys },
    {
      realm: who.realm,
      type: who.type,
      language: languageOf(of("language")),
      username: row.username,
      username_index: usernameIndexes[0],
      email: row.email,
      email_index: emailIndexes[0],
      email_proven_at: isSaid("emailProven") ? now : null,
      name: of("name"),
      surname: of("surname"),
      cell_number: row.cellNumber,
      number_confirmed_at: isSaid("numberConfirmed") && row.cellNumber !== "" ? now : null,
      code_way: "sms",
      password_hash: row.passwordHash,
      terms_version: of("termsVersion") || unknownTerms,
      terms_accepted_at: createdAt,
      created_at: createdAt,
    },
  );
  const { id } = account;
  people.accounts.push(account);
  people.imports.push({
    account_id: id,
    fileHash,
    file_row: row.row,
    fingerprint: row.fingerprint,
    created_at: now,
  });
  const type = identityTypes.find((known) => known === of("identityType"));
  if (type !== undefined) {
    people.identities.push(encryptedIdentity(keys, id, identityOf(type, of)));
  }
  const optional = (column: keyof CheckedRow["person"]) => of(column) || null;
  if (who.kind === "practice HCP") {
    people.practiceProfiles.push({
      account_id: id,
      practice_number: optional("practiceNumber"),
      practice_phone: row.practicePhone,
      discipline_id: of("disciplineId"),
      speciality_id: of("specialityId"),
      role_id: of("roleId"),
      hpcsa_number: of("hpcsaNumber"),
    });
  }
  if (who.realm === "practice") return;
  people.academicProfiles.push({
    account_id: id,
    discipline_id: of("disciplineId"),
    speciality_id: of("specialityId"),
    grade_id: of("gradeId"),
    hpcsa_number: of("hpcsaNumber"),
    practice_number: optional("practiceNumber"),
    training_institution_id: optional("trainingInstitutionId"),
    trainee_post_number: optional("traineePostNumber"),
    registrar_appointed_on: optional("registrarAppointmentDate"),
    clinical_unit: optional("clinicalUnit"),
  });
  if (who.kind === "HOD") heads.set(usernameIndexes[0], id);
  const hodId = row.headIndexes.map((index) => heads.get(index)).find((head) => head !== undefined);
  if (hodId === undefined) return;
  const isConfirmed = isSaid("hodConfirmed");
  people.hodLinks.push({
    id: newId(clock),
    supervisor_id: id,
    hod_id: hodId,
    invite_id: null,
    status: isConfirmed ? "confirmed" : "pending",
    created_at: now,
    confirmed_at: isConfirmed ? now : null,
  });
}

function identityOf(
  type: IdentityType,
  of: (column: "identityNumber" | "passportCountry") => string,
) {
  const passportCountryId = type === "PASSPORT" ? of("passportCountry") : null;
  return { type, number: of("identityNumber"), passportCountryId };
}

function languageOf(code: string): LanguageCode {
  return languageCodes.find((known) => known === code) ?? firstLanguage;
}
