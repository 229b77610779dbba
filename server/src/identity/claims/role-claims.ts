import type { Claims, HodState, Named } from "@frontdoor/contract/products/claims.ts";
import { academicRoles, asksFor } from "@frontdoor/contract/roles.ts";
import { type Choice, nameChoices } from "../../directory/lookups/lookup-store.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Account } from "../accounts/account-store.ts";
import { isPatient } from "../accounts/patient.ts";
import { academicProfileOf, hodLinkOf, practiceProfileOf } from "./claims-store.ts";

/** The claims of a person's role: their type, their choices at the sign-up, and the terms that they accepted. */
export async function roleClaims(db: Db, account: Account): Promise<Partial<Claims>> {
  const account_type = account.type;
  // Imported patients have accepted no terms here.
  if (isPatient(account)) return { account_type };
  const professional = account.realm === "academic" ? academicClaims : practiceClaims;
  return {
    account_type,
    ...(await professional(db, account)),
    terms_version: account.terms_version,
    terms_accepted_at: account.terms_accepted_at.toISOString(),
  };
}

async function practiceClaims(db: Db, { id }: Account): Promise<Partial<Claims>> {
  const profile = await practiceProfileOf(db, id);
  if (profile === undefined) return {};
  const { discipline_id, speciality_id } = profile;
  return {
    ...(await chosen(db, {
      role: choice("practice-roles", profile.role_id, speciality_id),
      discipline: choice("practice-disciplines", discipline_id),
      speciality: choice("practice-specialities", speciality_id, discipline_id),
    })),
    ...known({
      hpcsa_number: profile.hpcsa_number,
      practice_number: profile.practice_number,
      practice_phone_number: profile.practice_phone,
    }),
  };
}

async function academicClaims(db: Db, account: Account): Promise<Partial<Claims>> {
  const profile = await academicProfileOf(db, account.id);
  if (profile === undefined) return {};
  const { discipline_id, speciality_id } = profile;
  return {
    ...(await chosen(db, {
      role: choice("academic-roles", account.type),
      discipline: choice("academic-disciplines", discipline_id),
      speciality: choice("academic-specialities", speciality_id, discipline_id),
      grade: choice("academic-grades", profile.grade_id, speciality_id),
      training_institution: choice("training-institutions", profile.training_institution_id),
    })),
    ...known({
      hpcsa_number: profile.hpcsa_number,
      practice_number: profile.practice_number,
      trainee_post_number: profile.trainee_post_number,
      registrar_appointed_on: profile.registrar_appointed_on,
      clinical_unit: profile.clinical_unit,
    }),
    ...(await hodClaims(db, account)),
  };
}

/** An entry of a list below its parent; null where nothing was chosen. */
function choice(list: Choice["list"], id: string | null, parentId?: string | null): Choice | null {
  return id === null ? null : { list, id, ...(parentId ? { parentId } : {}) };
}

async function chosen<Name extends string>(
  db: Db,
  choices: Record<Name, Choice | null>,
): Promise<Partial<Record<Name, Named>>> {
  const made = known(choices) as Partial<Record<Name, Choice>>;
  return nameChoices(db, made as Record<Name, Choice>);
}

/** Names heads of department only, as the search does: a supervisor may have named somebody else. */
async function hodClaims(db: Db, { id, type }: Account): Promise<Partial<Claims>> {
  const role = academicRoles.find((name) => name === type) ?? "";
  if (!asksFor(role, "hod")) return {};
  const link = await hodLinkOf(db, id);
  const hod_state: HodState = link?.status ?? "none";
  if (!link?.id || link.type !== "HOD") return { hod_state };
  return { hod_state, hod: { id: link.id, name: `${link.name} ${link.surname}` } };
}

/** The claims without those whose value is unknown. */
function known<T extends Record<string, unknown>>(
  claims: T,
): { [Name in keyof T]?: NonNullable<T[Name]> } {
  const told = Object.entries(claims).filter(([, value]) => value !== null);
  return Object.fromEntries(told) as { [Name in keyof T]?: NonNullable<T[Name]> };
}
