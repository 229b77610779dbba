import { addAcademicProfile } from "../api/academic/verify-email/activation.store.ts";
import { listActive } from "../directory/lookups/lookup-store.ts";
import { addAccount } from "../identity/accounts/account-store.ts";
import type { Transaction } from "../platform/database/database.ts";
import { demoAccount } from "./demo-account.ts";
import type { DemoDeps } from "./demo-deps.ts";

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
export async function addDemoHods(tx: Transaction, deps: DemoDeps): Promise<void> {
  const disciplines = await listActive(tx, "academic-disciplines");
  const places = institutions.flatMap((institution) =>
    disciplines.map(({ id: discipline }) => ({ institution, discipline })),
  );
  for (const [number, { institution, discipline }] of places.entries()) {
    const account = demoAccount(deps, {
      realm: "academic",
      type: "HOD",
      email: `head.${number + 1}@demo.example`,
      name: pick(names, number),
      surname: pick(surnames, number),
      passwordHash: null,
    });
    await addAccount(tx, account);
    await addAcademicProfile(tx, account.id, {
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

/** First names and surnames come from lists of different lengths, so that few full names repeat. */
function pick(words: string, number: number): string {
  const list = words.split(" ");
  return list[number % list.length] ?? "";
}
