import type { HodRecord } from "@frontdoor/contract/academic/lookups.ts";
import type { AcademicField } from "@frontdoor/contract/academic/sign-up-rules.ts";
import { type IdentityType, identityTypes } from "@frontdoor/contract/constants.ts";
import type { AcademicRole } from "@frontdoor/contract/roles.ts";

/** The head of department that a supervisor names: one who is here, or one to invite (Q056). */
export type NamedHod =
  | { is: "found"; hod: HodRecord }
  | { is: "invited"; emailAddress: string; name: string };

/** A field of the form itself; the parts of a HOD's invite stand under `hod`. */
export type FormField =
  | Exclude<AcademicField, "hodInvite.emailAddress" | "hodInvite.name">
  | "confirmedHod";

/** The fields whose value is text or the id of a choice. */
export type TextFormField = Exclude<
  FormField,
  "identityType" | "academicSector" | "role" | "hod" | "confirmedHod" | "termsAccepted"
>;

/** What a person has entered into the academic form: text as typed, selects as ids. */
export interface AcademicForm extends Record<TextFormField, string> {
  identityType: IdentityType;
  academicSector: "Yes" | "No" | "";
  /** `HOD` only through a HOD's invite (Q047). */
  role: Exclude<AcademicRole, "HCP"> | "";
  hod: NamedHod | null;
  confirmedHod: boolean;
  termsAccepted: boolean;
}

/** An untouched form: the first identity type is preselected, the sector is not (Q060). */
export const emptyAcademicForm: AcademicForm = {
  name: "",
  surname: "",
  username: "",
  cellPhoneNumber: "",
  identityType: identityTypes[0],
  idNumber: "",
  passportNumber: "",
  passportCountryId: "",
  disciplineId: "",
  specialityId: "",
  specialityGradeId: "",
  hpcsaNumber: "",
  prNumber: "",
  academicSector: "",
  role: "",
  trainingInstitutionId: "",
  traineePostNumber: "",
  registrarAppointmentDate: "",
  clinicalUnit: "",
  hod: null,
  confirmedHod: false,
  password: "",
  confirmPassword: "",
  termsAccepted: false,
};

/** What the form's choices mean beyond their ids. */
export interface ChoiceFacts {
  /** The chosen grade is named `Registrar` (S4.029). */
  isRegistrar: boolean;
  /** The HOD's institution or speciality differs, or the server asked (S4.016, S4.019, S4.020). */
  isHodQuestioned: boolean;
}

/** The role that a form registers as: outside the sector HCP, in it the chosen one, open at first. */
export function roleOf(form: Pick<AcademicForm, "academicSector" | "role">): AcademicRole | "" {
  if (form.academicSector === "No") return "HCP";
  return form.academicSector === "Yes" ? form.role : "";
}

/** The conditional fields that show now (S4.009–S4.031); every other field always shows. */
export function visibleFields(form: AcademicForm, facts: ChoiceFacts): ReadonlySet<FormField> {
  const inSector = form.academicSector === "Yes";
  const role = roleOf(form);
  const conditions: [FormField, boolean][] = [
    ["idNumber", form.identityType === "IDDOC"],
    ["passportNumber", form.identityType === "PASSPORT"],
    ["passportCountryId", form.identityType === "PASSPORT"],
    ["specialityId", form.disciplineId !== ""],
    ["specialityGradeId", form.specialityId !== ""],
    ["academicSector", role !== "HOD"],
    ["role", inSector && role !== "HOD"],
    ["trainingInstitutionId", inSector],
    ["traineePostNumber", role === "TRAINEE"],
    ["registrarAppointmentDate", role === "TRAINEE" && facts.isRegistrar],
    ["clinicalUnit", role === "SUPERVISOR"],
    ["hod", role === "SUPERVISOR"],
    ["confirmedHod", role === "SUPERVISOR" && form.hod !== null && facts.isHodQuestioned],
  ];
  return new Set(conditions.filter(([, shows]) => shows).map(([field]) => field));
}
