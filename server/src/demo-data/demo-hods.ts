import { termsVersion } from "@frontdoor/contract/constants.ts";
import { addAcademicProfile } from "../academic/verify-email/activation.store.ts";
import type { Transaction } from "../mechanisms/database/database.ts";
import { newId } from "../mechanisms/ids.ts";
import { addAccount } from "../people/accounts/account-store.ts";
import { emailIndexes, usernameIndex } from "../people/accounts/username.ts";
import { listActive } from "../records/lookups/lookup-store.ts";
import type { DemoDeps } from "./seed-demo-data.ts";

/** One teaching hospital of each university, and a second of the largest. */
const institutions = [
  "uct-groote-schuur-hospital",
  "su-tygerberg-hospital",
  "wits-charlotte-maxeke-johannesburg-academic-hospital",
  "wits-chris-hani-baragwanath-academic-hospital",
  "up-steve-biko-academic-hospital",
  "smu-dr-george-mukhari-academic-hospital",
  "ukzn-inkosi-albert-luthuli-central-hospital",
  "ufs-universitas-academic-hospital",
  "ul-pietersburg-provincial-hospital",
  "wsu-nelson-mandela-academic-hospital",
  "nmu-livingstone-tertiary-hospital",
];

const names =
  "Amina Bongani Carel Dineo Elize Fatima Gugu Hendrik Imraan Johanna Kagiso Lindiwe Mpho";
const surnames =
  "Abrahams Botha Cele Dlamini Erasmus Fortuin Govender Hlatshwayo Isaacs Jacobs Khoza Lekota Maseko Naidoo Olivier Pillay Radebe Sithole Tshabalala";

/**
 * An invented head of department for each discipline of each institution. They have no password, so
 * nobody logs in as one (SEC-A8), and addresses that no mail reaches.
 */
export async function addDemoHods(tx: Transaction, { keys, clock }: DemoDeps): Promise<void> {
  const disciplines = await listActive(tx, "academic-disciplines");
  const places = institutions.flatMap((institution) =>
    disciplines.map(({ id: discipline }) => ({ institution, discipline })),
  );
  for (const [number, { institution, discipline }] of places.entries()) {
    const id = newId(clock);
    const now = clock();
    const email = `head.${number + 1}@demo.example`;
    await addAccount(tx, {
      id,
      realm: "academic",
      status: "active",
      type: "HOD",
      username: email,
      username_index: usernameIndex(keys, "academic", email),
      email,
      email_index: emailIndexes(keys, "academic", email)[0],
      name: pick(names, number),
      surname: pick(surnames, number),
      cell_number: "+27820000000",
      cell_number_changed_at: null,
      email_proven_at: now,
      number_confirmed_at: null,
      password_hash: null,
      password_changed_at: now,
      terms_version: termsVersion,
      terms_accepted_at: now,
      created_at: now,
      updated_at: now,
      archived_at: null,
      retain_until: null,
    });
    await addAcademicProfile(tx, id, {
      disciplineId: discipline,
      specialityId: discipline,
      gradeId: "head-of-department",
      hpcsaNumber: "MP0000000",
      practiceNumber: null,
      trainingInstitutionId: institution,
      traineePostNumber: null,
      registrarAppointedOn: null,
      clinicalUnit: null,
    });
  }
}

/** Two lists of different lengths walk past each other, so that few full names repeat. */
function pick(words: string, number: number): string {
  const list = words.split(" ");
  return list[number % list.length] ?? "";
}
