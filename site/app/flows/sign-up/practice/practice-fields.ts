import {
  type PracticeField,
  practiceFields,
  practiceSections as titles,
} from "@frontdoor/contract/practice/sign-up-fields.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { isShown, placedOn, sectionsOf } from "../form-table.ts";
import { enteredIn, type PracticeForm, type TakenOverInvite } from "./practice-form.ts";

/** The sections of the practice form, in order, with their fields. */
export const practiceSections = sectionsOf(titles, practiceFields);

export function shownPracticeFields(
  form: PracticeForm,
  invite: TakenOverInvite,
): readonly PracticeField[] {
  const entered = enteredIn(form, invite);
  return practiceSections
    .flatMap(({ fields }) => fields)
    .filter((field) => isShown(practiceFields[field], entered));
}

/** The form after a change, with dependent fields reset (S4.036, S4.037, Q062). */
export function changePracticeField<Field extends PracticeField>(
  form: PracticeForm,
  field: Field,
  value: PracticeForm[Field],
): PracticeForm {
  if (form[field] === value) return form;
  const changed = { ...form, [field]: value };
  switch (field) {
    case "identityType":
      return { ...changed, identityNumber: "", passportNumber: "", passportCountry: "" };
    case "hcp.discipline":
      return { ...changed, "hcp.speciality": "", "hcp.role": "" };
    case "hcp.speciality":
      return { ...changed, "hcp.role": "" };
    default:
      return changed;
  }
}

/** The field that shows the problem of a hidden one: the field it came from, or the one that reveals it (Q050). */
function placeOf(form: PracticeForm, field: string): string {
  switch (field) {
    case "username":
      if (form.usernameType === "EMAIL") return "emailAddress";
      return form.usernameType === "CELLULAR" ? "cellularNumber" : field;
    case "phone.number":
      return "practicePhone";
    case "hcp.speciality":
      return form["hcp.discipline"] === "" ? "hcp.discipline" : field;
    case "hcp.role":
      if (form["hcp.discipline"] === "") return "hcp.discipline";
      return form["hcp.speciality"] === "" ? "hcp.speciality" : field;
    default:
      return field;
  }
}

export function placePracticeProblems(
  form: PracticeForm,
  invite: TakenOverInvite,
  problems: Problems,
): Problems {
  return placedOn(shownPracticeFields(form, invite), problems, (field) => placeOf(form, field));
}
