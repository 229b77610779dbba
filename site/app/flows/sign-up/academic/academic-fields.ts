import { academicLabels } from "@frontdoor/contract/academic/sign-up-rules.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import {
  type AcademicForm,
  type ChoiceFacts,
  type FormField,
  visibleFields,
} from "./academic-form.ts";

/** The parts of the academic form, in their order, with their fields in theirs. */
export const academicSections = [
  {
    id: "about-you",
    title: "About you",
    fields: ["name", "surname", "username", "cellPhoneNumber"],
  },
  {
    id: "identity",
    title: "Identity",
    fields: ["identityType", "idNumber", "passportNumber", "passportCountryId"],
  },
  {
    id: "discipline",
    title: "Your discipline",
    fields: ["disciplineId", "specialityId", "specialityGradeId", "hpcsaNumber", "prNumber"],
  },
  {
    id: "training",
    title: "Training",
    fields: [
      "academicSector",
      "trainingInstitutionId",
      "role",
      "traineePostNumber",
      "registrarAppointmentDate",
      "clinicalUnit",
      "hod",
      "confirmedHod",
    ],
  },
  { id: "your-password", title: "Your password", fields: ["password", "confirmPassword"] },
  { id: "terms", title: "Terms", fields: ["termsAccepted"] },
] as const satisfies readonly { id: string; title: string; fields: readonly FormField[] }[];

const conditionalFields: ReadonlySet<FormField> = new Set<FormField>([
  "idNumber",
  "passportNumber",
  "passportCountryId",
  "specialityId",
  "specialityGradeId",
  "academicSector",
  "role",
  "trainingInstitutionId",
  "traineePostNumber",
  "registrarAppointmentDate",
  "clinicalUnit",
  "hod",
  "confirmedHod",
]);

/** Every field that shows now, in the order of the form. */
export function shownFields(form: AcademicForm, facts: ChoiceFacts): readonly FormField[] {
  const visible = visibleFields(form, facts);
  return academicSections
    .flatMap((section): readonly FormField[] => section.fields)
    .filter((field) => !conditionalFields.has(field) || visible.has(field));
}

const noRoleFields = {
  traineePostNumber: "",
  registrarAppointmentDate: "",
  clinicalUnit: "",
  hod: null,
  confirmedHod: false,
};
const noSectorFields = { ...noRoleFields, role: "", trainingInstitutionId: "" } as const;

/** The form after a change, with what depends on it reset (S4.021–S4.026, Q051, Q054). */
export function changeField<Field extends FormField>(
  form: AcademicForm,
  field: Field,
  value: AcademicForm[Field],
): AcademicForm {
  if (form[field] === value) return form;
  const changed = { ...form, [field]: value };
  switch (field) {
    case "identityType":
      return { ...changed, idNumber: "", passportNumber: "", passportCountryId: "" };
    case "disciplineId":
      return { ...changed, specialityId: "", specialityGradeId: "", confirmedHod: false };
    case "specialityId":
      return { ...changed, specialityGradeId: "", confirmedHod: false };
    case "academicSector":
      return value === "Yes" ? changed : { ...changed, ...noSectorFields };
    case "role":
      return { ...changed, ...noRoleFields };
    case "trainingInstitutionId":
    case "hod":
      return { ...changed, confirmedHod: false };
    default:
      return changed;
  }
}

/** Where a problem shows whose own field is hidden: the field that reveals it (Q050). */
function stand(form: AcademicForm, field: string): string {
  switch (field) {
    case "hodId":
    case "hodInvite":
    case "hodInvite.emailAddress":
    case "hodInvite.name":
      return "hod";
    case "specialityId":
      return form.disciplineId === "" ? "disciplineId" : field;
    case "specialityGradeId":
      if (form.disciplineId === "") return "disciplineId";
      return form.specialityId === "" ? "specialityId" : field;
    default:
      return field;
  }
}

/** Puts each problem on a field that shows, one message a field, in the order of the form. */
export function placeProblems(
  form: AcademicForm,
  facts: ChoiceFacts,
  problems: Problems,
): Problems {
  const placed: Record<string, string> = {};
  for (const [field, message] of Object.entries(problems)) {
    const place = stand(form, field);
    if (place === field || placed[place] === undefined) placed[place] = message;
  }
  const inOrder = shownFields(form, facts).flatMap((field) => {
    const message = placed[field];
    return message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(inOrder);
}

/** The words that name each field, also where it is named in the error area. */
export const fieldLabels: Readonly<Record<FormField, string>> = {
  ...academicLabels,
  /** At the box that confirms a questioned HOD (Q054). */
  confirmedHod: "Confirmation of the head of department",
};
