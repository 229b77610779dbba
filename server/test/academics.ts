import { emailIndexes, usernameIndex } from "../src/mechanisms/accounts/username.ts";
import { newId } from "../src/mechanisms/ids.ts";
import type { House } from "./house.ts";
import { goodPassword } from "./people.ts";

let made = 0;

/** An active head of department, as an activation leaves one. */
export async function addHod(
  house: House,
  changes: { name?: string; surname?: string; institutionId?: string; specialityId?: string } = {},
) {
  made += 1;
  const { name = "Naledi", surname = "Mokoena" } = changes;
  const { keys, clock, hasher } = house.deps;
  const id = newId(clock);
  const email = `hod.${made}@example.org`;
  const now = clock();
  await house.database.kysely.transaction().execute(async (tx) => {
    await tx
      .insertInto("accounts")
      .values({
        id,
        realm: "academic",
        status: "active",
        type: "HOD",
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
      })
      .execute();
    await tx
      .insertInto("academic_profiles")
      .values({
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
      })
      .execute();
  });
  return { id, username: email, email };
}
