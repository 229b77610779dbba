import type { AcademicEntered } from "@frontdoor/contract/academic/sign-up-entered.ts";
import { academicFields } from "@frontdoor/contract/academic/sign-up-fields.ts";
import { type AcademicRole, outsideRole } from "@frontdoor/contract/roles.ts";
import { emptyFormOf, type FormOf } from "../form-table.ts";

/** The values of the academic form; a HOD's invite is in `hod`. */
export type AcademicForm = FormOf<typeof academicFields>;

export type FormField = keyof AcademicForm;

/** An untouched form: the first identity type is preselected, the sector is not (Q060). */
export const emptyAcademicForm: AcademicForm = emptyFormOf(academicFields);

/** Properties of the choices beyond their ids. */
export type ChoiceFacts = Required<Pick<AcademicEntered, "isRegistrar" | "isHodQuestioned">>;

/** The role of the registration: HCP outside the sector, otherwise the chosen one, empty at first. */
export function roleOf(form: Pick<AcademicForm, "academicSector" | "role">): AcademicRole | "" {
  if (form.academicSector === "No") return outsideRole;
  return form.academicSector === "Yes" ? form.role : "";
}

/** The visibility of the fields (S4.009–S4.031). */
export function enteredIn(form: AcademicForm, facts: ChoiceFacts): AcademicEntered {
  return { ...form, ...facts, role: roleOf(form) };
}
