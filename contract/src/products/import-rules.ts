import { languageCodes } from "@frontdoor/words/languages.ts";
import { academicUserProblems, registrarGradeName } from "../academic/sign-up-rules.ts";
import { defaultPracticeUserType, fieldLimits, identityTypes } from "../constants.ts";
import { messages } from "../messages.ts";
import { practiceUserProblems } from "../practice/sign-up-rules.ts";
import { checkRules, type FieldRule, type Problems } from "../problems.ts";
import { type Realm, realms } from "../products.ts";
import { type AcademicRole, academicRoles } from "../roles.ts";
import { emailRule, importedNameRule, textRule, unreadable } from "../rules.ts";
import {
  type ImportColumnName,
  type ImportedKind,
  type ImportedRow,
  importColumnNames,
  importColumns,
} from "./import-columns.ts";

/** The kind of person in a row; null where it cannot be determined. */
export type Imported =
  | { realm: "practice"; type: string; kind: "practice HCP" | "practice other" }
  | { realm: "academic"; type: AcademicRole; kind: AcademicRole };

export const importMessages = {
  realm: `Write ${realms.join(" or ")}.`,
  role: `Write one of ${academicRoles.join(", ")}.`,
  patient: "Patients come in by a file without the column realm.",
  notAsked: (kind: ImportedKind) => `It is not asked of ${kind}: leave it empty.`,
  trueOrFalse: "Write true or false.",
  language: `Write one of ${languageCodes.join(", ")}.`,
  identityType: `Write ${identityTypes.join(" or ")}.`,
  moment: "It is a day (YYYY-MM-DD) or a moment (RFC 3339), and has passed.",
  otherUsername: "In academic it is the email address, or empty.",
  usernameTaken: "An account here has this username.",
  emailAddressTaken: "An account of this realm has this address: --shared-addresses allows it.",
  usernameInFile: (line: number) => `Line ${line} of this file has this username.`,
  emailAddressInFile: (line: number) =>
    `Line ${line} of this file has this address: --shared-addresses allows it.`,
  unknownHead:
    "No head of department here has this address: bring the heads in first, or put them further up.",
  unknownHash: "It is no hash that is known here: docs/operations.md shows the forms.",
  dearHash: "A check of it would cost more than a login bears.",
  weakHash:
    "It is weak: set WEAK_HASHES_UNTIL of the server to the day from which such hashes let nobody in, or leave it empty.",
  notRegistrar: `It is asked of a trainee whose grade is named ${registrarGradeName}.`,
} as const;

const textOf = (row: ImportedRow, column: ImportColumnName) => row[column]?.trim() ?? "";

/** @returns the problems where the kind cannot be determined */
export function whoIsImported(row: ImportedRow): Imported | Problems {
  const unreadable = unreadableIn(row);
  if (unreadable !== undefined) return { [unreadable]: messages.invalidField(unreadable) };
  const realm = textOf(row, "realm");
  const type = textOf(row, "type");
  if (!isRealm(realm)) return { realm: importMessages.realm };
  if (realm === "practice") {
    const known = type || defaultPracticeUserType;
    if (known.toUpperCase() === "PATIENT") return { type: importMessages.patient };
    const isProfessional = known === defaultPracticeUserType;
    return { realm, type: known, kind: isProfessional ? "practice HCP" : "practice other" };
  }
  const role = academicRoles.find((known) => known === type);
  return role === undefined ? { type: importMessages.role } : { realm, type: role, kind: role };
}

export const isImported = (who: Imported | Problems): who is Imported => "kind" in who;

/** A column with an invalid text: a control character, or half of a character. */
function unreadableIn(row: ImportedRow): ImportColumnName | undefined {
  return importColumnNames.find((column) => unreadable.test(textOf(row, column)));
}

function isRealm(text: string): text is Realm {
  return realms.some((realm) => realm === text);
}

/**
 * Everything wrong with a row that its values alone show: what a sign-up would refuse, except what another system cannot
 * know, and every value of a column that does not apply to that kind of account.
 */
export function importedProblems(row: ImportedRow, who: Imported, now: Date): Problems {
  const asAtSignUp = Object.entries(signUpProblems(row, who, now)).filter(([column]) => {
    const { needed = false } = importColumns[column as ImportColumnName];
    return needed || textOf(row, column as ImportColumnName) !== "";
  });
  return {
    ...Object.fromEntries(asAtSignUp),
    ...ownProblems(row, who, now),
    ...notAsked(row, who),
  };
}

function notAsked(row: ImportedRow, { kind }: Imported): Problems {
  const columns = importColumnNames.filter((column) => {
    const { of } = importColumns[column];
    return of !== undefined && !of.includes(kind) && textOf(row, column) !== "";
  });
  return Object.fromEntries(columns.map((column) => [column, importMessages.notAsked(kind)]));
}

/**
 * The sign-ups' fields by the names of the columns; fields that are missing here are in no file, or have a rule of
 * their own.
 */
const practiceColumns: Readonly<Record<string, ImportColumnName>> = {
  emailAddress: "emailAddress",
  cellularNumber: "cellularNumber",
  username: "username",
  identityNumber: "identityNumber",
  passportNumber: "identityNumber",
  passportCountry: "passportCountry",
  practiceNumber: "practiceNumber",
  practicePhone: "practicePhone",
  "hcp.discipline": "disciplineId",
  "hcp.speciality": "specialityId",
  "hcp.role": "roleId",
  "hcp.hpcsaNumber": "hpcsaNumber",
};
const academicColumns: Readonly<Record<string, ImportColumnName>> = {
  username: "emailAddress",
  cellPhoneNumber: "cellularNumber",
  idNumber: "identityNumber",
  passportNumber: "identityNumber",
  passportCountryId: "passportCountry",
  disciplineId: "disciplineId",
  specialityId: "specialityId",
  specialityGradeId: "gradeId",
  hpcsaNumber: "hpcsaNumber",
  prNumber: "practiceNumber",
  trainingInstitutionId: "trainingInstitutionId",
  traineePostNumber: "traineePostNumber",
  registrarAppointmentDate: "registrarAppointmentDate",
  clinicalUnit: "clinicalUnit",
};

function signUpProblems(row: ImportedRow, who: Imported, now: Date): Problems {
  const columns = who.realm === "practice" ? practiceColumns : academicColumns;
  const values = Object.entries(columns).map(([field, column]) => [field, textOf(row, column)]);
  const body = { ...Object.fromEntries(values), identityType: textOf(row, "identityType") };
  const problems =
    who.realm === "practice"
      ? practiceUserProblems({ ...body, type: who.type, hcp: hcpOf(body) })
      : academicUserProblems(who.type, body, now);
  const named = Object.entries(problems).flatMap(([field, problem]) => {
    const column = columns[field];
    return column === undefined ? [] : [[column, problem] as const];
  });
  return Object.fromEntries(named);
}

const hcpOf = (body: Record<string, string>) => ({
  discipline: body["hcp.discipline"],
  speciality: body["hcp.speciality"],
  role: body["hcp.role"],
  hpcsaNumber: body["hcp.hpcsaNumber"],
});

function ownProblems(row: ImportedRow, who: Imported, now: Date): Problems {
  const rule = (column: ImportColumnName, of: Partial<FieldRule>): FieldRule => ({
    field: column,
    value: row[column],
    required: false,
    requiredMessage: messages.required,
    ...of,
  });
  const oneOf = (known: readonly string[], message: string) => (value: string) =>
    known.includes(value) ? null : message;
  const flag = { problem: oneOf(["true", "false"], importMessages.trueOrFalse) };
  const named = (column: ImportColumnName) => ({
    field: column,
    label: column,
    value: row[column],
  });
  const isIdentified = textOf(row, "identityType") !== "" || textOf(row, "identityNumber") !== "";
  const isPassport = textOf(row, "identityType") === "PASSPORT";
  return checkRules([
    importedNameRule(named("name")),
    importedNameRule(named("surname")),
    { ...textRule(named("type"), fieldLimits.lookupId), required: false },
    who.realm === "practice"
      ? rule("username", { required: true })
      : rule("username", {
          problem: oneOf([textOf(row, "emailAddress")], importMessages.otherUsername),
        }),
    rule("emailProven", flag),
    rule("numberConfirmed", flag),
    rule("hodConfirmed", flag),
    rule("language", { problem: oneOf(languageCodes, importMessages.language) }),
    rule("identityType", {
      required: isIdentified,
      problem: oneOf(identityTypes, importMessages.identityType),
    }),
    rule("identityNumber", { required: isIdentified }),
    rule("passportCountry", { required: isPassport }),
    { ...emailRule(named("hodEmailAddress")), required: false },
    rule("createdAt", {
      problem: (value) => (momentOf(value, now) === null ? importMessages.moment : null),
    }),
    { ...textRule(named("termsVersion"), fieldLimits.lookupId), required: false },
  ]);
}

/** A day or a time in the past; null for anything else. */
export function momentOf(text: string, now: Date): Date | null {
  const form = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/;
  const moment = new Date(form.test(text) ? text : Number.NaN);
  const isDay =
    text.slice(0, 10) === new Date(`${text.slice(0, 10)}T00:00Z`).toJSON()?.slice(0, 10);
  return isDay && moment <= now && moment.getTime() > 0 ? moment : null;
}
