import {
  academicFields,
  academicSections as titles,
} from "@frontdoor/contract/academic/sign-up-fields.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { isShown, placedOn, sectionsOf } from "../form-table.ts";
import { type AcademicForm, type ChoiceFacts, enteredIn, type FormField } from "./academic-form.ts";

/** The sections of the academic form, in order, with their fields. */
export const academicSections = sectionsOf(titles, academicFields);

export function isFieldShown(field: FormField, form: AcademicForm, facts: ChoiceFacts): boolean {
  return isShown(academicFields[field], enteredIn(form, facts));
}

export function shownFields(form: AcademicForm, facts: ChoiceFacts): readonly FormField[] {
  return academicSections
    .flatMap(({ fields }) => fields)
    .filter((field) => isFieldShown(field, form, facts));
}

const noRoleFields = {
  traineePostNumber: "",
  registrarAppointmentDate: "",
  clinicalUnit: "",
  hod: null,
  confirmedHod: false,
};
const noSectorFields = { ...noRoleFields, role: "", trainingInstitutionId: "" } as const;

/** The form after a change, with dependent fields reset (S4.021–S4.026, Q051, Q054). */
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

/** The field that shows the problem of a hidden one: the field that reveals it (Q050). */
function placeOf(form: AcademicForm, field: string): string {
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

export function placeProblems(
  form: AcademicForm,
  facts: ChoiceFacts,
  problems: Problems,
): Problems {
  return placedOn(shownFields(form, facts), problems, (field) => placeOf(form, field));
}
