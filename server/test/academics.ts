import type { AcademicRole } from "@frontdoor/contract/roles.ts";
import { emailIndexes, usernameIndex } from "../src/mechanisms/accounts/username.ts";
import { newId } from "../src/mechanisms/ids.ts";
import type { House } from "./house.ts";
import { goodPassword } from "./people.ts";

let made = 0;

interface Academic {
  email?: string;
  name?: string;
  surname?: string;
  type?: AcademicRole;
  institutionId?: string;
  specialityId?: string;
}

/** An active academic account, as an activation leaves one; a head of department unless told otherwise. */
export async function addAcademic(house: House, changes: Academic = {}) {
  made += 1;
  const { name = "Naledi", surname = "Mokoena", type = "HOD" } = changes;
  const { email = `department.head.${made}@example.org` } = changes;
  const { keys, clock, hasher } = house.deps;
  const id = newId(clock);
  const now = clock();
  const account = {
    id,
    realm: "academic",
    status: "active",
    type,
    username: email,
    username_index: usernameIndex(keys, "academic", email),
    email,
    email_index: emailIndexes(keys, "academic", email)[0],
    name,
    surname,
    cell_number: `+2783${String(1_000_000 + made)}`,
    cell_number_changed_at: null,
    password_hash: await hasher.hash(goodPassword),
    password_changed_at: now,
    terms_version: "test",
    terms_accepted_at: now,
    created_at: now,
    updated_at: now,
    archived_at: null,
    retain_until: null,
  } as const;
  const profile = {
    account_id: id,
    discipline_id: "orthopaedic-surgery",
    speciality_id: changes.specialityId ?? "orthopaedic-surgery",
    grade_id: "head-of-department",
    hpcsa_number: "MP0654321",
    practice_number: null,
    training_institution_id: changes.institutionId ?? "uct-groote-schuur-hospital",
    trainee_post_number: null,
    registrar_appointed_on: null,
    clinical_unit: null,
  };
  await house.database.kysely.transaction().execute(async (tx) => {
    await tx.insertInto("accounts").values(account).execute();
    await tx.insertInto("academic_profiles").values(profile).execute();
  });
  return { id, username: email, email };
}
