import { defaultPracticeUserType } from "../constants.ts";
import { academicRoles } from "../roles.ts";

/**
 * The kind of person in a row: a health professional of a practice, another user of one, or somebody in an academic
 * role.
 */
export type ImportedKind = "practice HCP" | "practice other" | (typeof academicRoles)[number];

interface ImportColumn {
  /** A row without it is faulty, for those who have to have it. */
  needed?: true;
  /** The kinds of people who have it; for others it must be empty. Without it, everybody. */
  of?: readonly ImportedKind[];
  /** Its meaning, for the operator. */
  meaning: string;
  /** What happens to a person who lacks it. */
  lacking?: string;
}

const everyAcademic = academicRoles;
const professionals = ["practice HCP", ...everyAcademic] as const;
const inSector = ["TRAINEE", "SUPERVISOR", "HOD"] as const;

const columns = {
  realm: { needed: true, meaning: "`practice` or `academic`" },
  type: {
    meaning: `In practice \`${defaultPracticeUserType}\` or another type of user; in academic ${academicRoles.map((role) => `\`${role}\``).join(", ")}`,
    lacking: "In practice a health professional; in academic the row is faulty",
  },
  username: {
    meaning: "In practice the name to log in with; in academic the email address, or empty",
    lacking: "In academic the email address is the username; in practice the row is faulty",
  },
  emailAddress: { needed: true, meaning: "Where the person is written to" },
  emailProven: {
    meaning: "`true` where the other system had the address verified by its owner, else `false`",
    lacking: "Not verified: the first link that is mailed there and used verifies it",
  },
  name: { needed: true, meaning: "First names" },
  surname: { needed: true, meaning: "Surname" },
  cellularNumber: {
    meaning: "A cellphone number; of South Africa without a `+` code",
    lacking: "No one-time password by SMS: a forgotten password is reset by the mailed link alone",
  },
  numberConfirmed: {
    meaning: "`true` where the number is known to be the owner's, else `false`",
    lacking: "Not confirmed: while the address is verified, no one-time password goes there",
  },
  language: { meaning: "`en`, `af` or `zu`", lacking: "Written to in English" },
  passwordHash: {
    meaning: "The other system's hash of the password, in one of the forms below",
    lacking: "No password: the person chooses one by “forgot password”",
  },
  identityType: {
    meaning: "`IDDOC` or `PASSPORT`",
    lacking: "No identity document is kept, and the product is told of none",
  },
  identityNumber: {
    meaning: "The ID number or the passport's; encrypted as at sign-up",
    lacking: "As without `identityType`; one without the other is faulty",
  },
  passportCountry: {
    meaning: "Of a passport: the id of an entry of `countries`",
    lacking: "With a passport the row is faulty",
  },
  disciplineId: {
    needed: true,
    of: professionals,
    meaning: "The id of an entry of the realm's disciplines",
  },
  specialityId: {
    needed: true,
    of: professionals,
    meaning: "The id of an entry of the realm's specialities, below the discipline",
  },
  roleId: {
    needed: true,
    of: ["practice HCP"],
    meaning: "The id of an entry of `practice-roles`, below the speciality",
  },
  gradeId: {
    needed: true,
    of: everyAcademic,
    meaning: "The id of an entry of `academic-grades`, below the speciality",
  },
  hpcsaNumber: { needed: true, of: professionals, meaning: "The number of the HPCSA" },
  practiceNumber: {
    of: professionals,
    meaning: "Seven digits",
    lacking: "None is kept, as of whoever was invited to a practice",
  },
  practicePhone: {
    of: ["practice HCP"],
    meaning: "The phone of the practice",
    lacking: "None is kept, as of whoever was invited to a practice",
  },
  trainingInstitutionId: {
    needed: true,
    of: inSector,
    meaning: "The id of an entry of `training-institutions`",
  },
  traineePostNumber: {
    of: ["TRAINEE"],
    meaning: "The number of the post",
    lacking: "None is kept",
  },
  registrarAppointmentDate: {
    of: ["TRAINEE"],
    meaning: "`YYYY-MM-DD`, of a trainee whose grade is named Registrar",
    lacking: "None is kept",
  },
  clinicalUnit: { of: ["SUPERVISOR"], meaning: "The clinical unit", lacking: "None is kept" },
  hodEmailAddress: {
    of: ["SUPERVISOR"],
    meaning: "The address of the head of department, who must be here already or stand further up",
    lacking: "No link to a head of department",
  },
  hodConfirmed: {
    of: ["SUPERVISOR"],
    meaning: "`true` where that head has confirmed the supervisor, else `false`",
    lacking: "The link waits for the head to confirm it",
  },
  createdAt: {
    meaning: "When the person registered there: `YYYY-MM-DD`, or a moment as RFC 3339 has it",
    lacking: "The moment of the import",
  },
  termsVersion: {
    meaning: "Which terms the person accepted there, up to 64 characters",
    lacking: "`imported`: nobody here knows which",
  },
} as const satisfies Record<string, ImportColumn>;

export type ImportColumnName = keyof typeof columns;

/** The columns of a file of another system's accounts; docs/operations.md shows them, and a test holds it to them. */
export const importColumns: Readonly<Record<ImportColumnName, ImportColumn>> = columns;
export const importColumnNames = Object.keys(columns) as ImportColumnName[];

/** A row of such a file: texts by the names of its columns; what is missing is empty. */
export type ImportedRow = { [Column in ImportColumnName]?: string | undefined };
