import { registrarGradeName } from "@frontdoor/contract/academic/sign-up-rules.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import type { ImportColumnName, ImportedRow } from "@frontdoor/contract/products/import-columns.ts";
import { importedProblems, importMessages } from "@frontdoor/contract/products/import-rules.ts";
import { areActive, type Choice, listActive } from "../../../directory/lookups/lookup-store.ts";
import { validPhoneNumber } from "../../../identity/accounts/phone-numbers.ts";
import { isContactDetail, isSameUsername } from "../../../identity/accounts/username.ts";
import type { Db } from "../../../platform/database/database.ts";
import { encryptForeign } from "../../../platform/hashing/foreign/encrypted-foreign.ts";
import type { Keys } from "../../../platform/keys/keys.ts";
import type { FoundRow } from "./found-rows.ts";

/** A row that every rule accepts. */
export interface CheckedRow extends FoundRow {
  cellNumber: string;
  practicePhone: string | null;
  /** Encrypted; null without one. */
  passwordHash: string | null;
}

const hashMessages = {
  "unknown-form": importMessages.unknownHash,
  "too-dear": importMessages.dearHash,
  weak: importMessages.weakHash,
} as const;

type Lists = { active: ReadonlySet<string>; registrarGrades: ReadonlySet<string> };

/** Checks rows against the contract, the metadata of phone numbers and the lists, which are read once for all rows. */
export async function checkRows(
  deps: { db: Db; keys: Keys; now: Date; takesWeak: boolean },
  rows: readonly FoundRow[],
): Promise<(CheckedRow | Problems)[]> {
  const lists = await listsOf(deps.db, rows);
  return rows.map((row) => checkRow(deps, row, lists));
}

function checkRow(
  { keys, now, takesWeak }: { keys: Keys; now: Date; takesWeak: boolean },
  found: FoundRow,
  lists: Lists,
): CheckedRow | Problems {
  const { person, who } = found;
  const cell = person.cellularNumber?.trim() ?? "";
  const phone = person.practicePhone?.trim() ?? "";
  const hash = person.passwordHash?.trim() ?? "";
  const cellNumber = cell === "" ? "" : validPhoneNumber(cell);
  const practicePhone = phone === "" ? null : validPhoneNumber(phone);
  const encrypted = hash === "" ? null : encryptForeign(keys, hash, { takesWeak });
  const problems: Problems = {
    ...choiceProblems(found, lists),
    ...(cellNumber === null ? invalid("cellularNumber") : {}),
    ...(practicePhone === null && phone !== "" ? invalid("practicePhone") : {}),
    ...(typeof encrypted === "string" ? { passwordHash: hashMessages[encrypted] } : {}),
    ...(isOthersDetail(found) ? invalid("username") : {}),
    ...importedProblems(person, who, now),
  };
  if (Object.keys(problems).length > 0) return problems;
  const passwordHash =
    encrypted === null || typeof encrypted === "string" ? null : encrypted.stored;
  return { ...found, cellNumber: cellNumber ?? "", practicePhone, passwordHash };
}

export const isChecked = (row: CheckedRow | Problems): row is CheckedRow => "fingerprint" in row;

/** A username may not be a contact detail of somebody else, in any spelling (SEC-D1). */
function isOthersDetail({ who, username, email, person }: FoundRow): boolean {
  if (who.realm === "academic" || !isContactDetail(username)) return false;
  const cell = person.cellularNumber?.trim() ?? "";
  return !isSameUsername(username, email) && !(cell !== "" && isSameUsername(username, cell));
}

function choiceProblems(row: FoundRow, { active, registrarGrades }: Lists): Problems {
  const faulty = choicesOf(row).filter(([, choice]) => !active.has(nameOf(choice)));
  const { specialityId = "", gradeId = "", registrarAppointmentDate = "" } = row.person;
  const isDated = row.who.kind === "TRAINEE" && registrarAppointmentDate.trim() !== "";
  const grade = nameOf({
    list: "academic-grades",
    id: gradeId.trim(),
    parentId: specialityId.trim(),
  });
  return {
    ...Object.assign({}, ...faulty.map(([column]) => invalid(column))),
    ...(isDated && !registrarGrades.has(grade)
      ? { registrarAppointmentDate: importMessages.notRegistrar }
      : {}),
  };
}

function choicesOf({ person, who }: FoundRow): [ImportColumnName, Choice][] {
  const of = (column: ImportColumnName) => person[column]?.trim() ?? "";
  const [disciplineId, specialityId] = [of("disciplineId"), of("specialityId")];
  const { realm, kind } = who;
  const choices: [ImportColumnName, Choice][] = [
    ["passportCountry", { list: "countries", id: of("passportCountry") }],
  ];
  if (kind !== "practice other") {
    choices.push(
      ["disciplineId", { list: `${realm}-disciplines`, id: disciplineId }],
      ["specialityId", { list: `${realm}-specialities`, id: specialityId, parentId: disciplineId }],
    );
  }
  if (kind === "practice HCP") {
    choices.push(["roleId", { list: "practice-roles", id: of("roleId"), parentId: specialityId }]);
  }
  if (realm === "academic") {
    const institution = of("trainingInstitutionId");
    choices.push(
      ["gradeId", { list: "academic-grades", id: of("gradeId"), parentId: specialityId }],
      ["trainingInstitutionId", { list: "training-institutions", id: institution }],
    );
  }
  return choices.filter(([column]) => of(column) !== "");
}

async function listsOf(db: Db, rows: readonly FoundRow[]): Promise<Lists> {
  const choices = new Map<string, Choice>();
  const specialities = new Set<string>();
  for (const row of rows) {
    for (const [, choice] of choicesOf(row)) choices.set(nameOf(choice), choice);
    const { specialityId = "", registrarAppointmentDate = "" } = row.person;
    if (registrarAppointmentDate.trim() !== "") specialities.add(specialityId.trim());
  }
  const asked = [...choices];
  const found = await areActive(
    db,
    asked.map(([, choice]) => choice),
  );
  const registrarGrades = new Set<string>();
  for (const parentId of specialities) {
    const grades = await listActive(db, "academic-grades", parentId);
    for (const { id, name } of grades) {
      if (name === registrarGradeName)
        registrarGrades.add(nameOf({ list: "academic-grades", id, parentId }));
    }
  }
  return {
    active: new Set(asked.flatMap(([name], at) => (found[at] ? [name] : []))),
    registrarGrades,
  };
}

const nameOf = ({ list, id, parentId = "" }: Choice) => JSON.stringify([list, parentId, id]);

function invalid(column: ImportColumnName & keyof ImportedRow): Problems {
  return { [column]: messages.invalidField(column) };
}
