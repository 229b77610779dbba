import type { PracticeField } from "@frontdoor/contract/practice/sign-up-rules.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { type PracticeForm, type TakenOverInvite, visiblePracticeFields } from "./practice-form.ts";

/** The parts of the practice form, in their order, with their fields in theirs. */
export const practiceSections = [
  { id: "about-you", title: "About you", fields: ["firstname", "lastname"] },
  { id: "contact", title: "Contact", fields: ["emailAddress", "cellularNumber"] },
  {
    id: "identity",
    title: "Identity",
    fields: ["identityType", "identityNumber", "passportNumber", "passportCountry"],
  },
  {
    id: "profession",
    title: "Profession and practice",
    fields: [
      "hcp.discipline",
      "hcp.speciality",
      "hcp.role",
      "hcp.hpcsaNumber",
      "practiceNumber",
      "practicePhone",
    ],
  },
  {
    id: "credentials",
    title: "Username and password",
    fields: ["usernameType", "username", "password", "confirmPassword"],
  },
  { id: "terms", title: "Terms", fields: ["termsAccepted"] },
] as const satisfies readonly {
  id: string;
  title: string;
  fields: readonly PracticeField[];
}[];

const conditionalFields: ReadonlySet<PracticeField> = new Set<PracticeField>([
  "username",
  "identityNumber",
  "passportNumber",
  "passportCountry",
  "practiceNumber",
  "practicePhone",
  "hcp.discipline",
  "hcp.speciality",
  "hcp.role",
  "hcp.hpcsaNumber",
]);

/** Every field that shows now, in the order of the form. */
export function shownPracticeFields(
  form: PracticeForm,
  invite: TakenOverInvite,
): readonly PracticeField[] {
  const visible = visiblePracticeFields(form, invite);
  return practiceSections
    .flatMap((section): readonly PracticeField[] => section.fields)
    .filter((field) => !conditionalFields.has(field) || visible.has(field));
}

/** A field after a change, with what depends on it reset (S4.036, S4.037, Q062). */
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

/** Where a problem shows whose own field is hidden: the field it came from, or that reveals it (Q050). */
function stand(form: PracticeForm, field: string): string {
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

/** Puts each problem on a field that shows, one message a field, in the order of the form. */
export function placePracticeProblems(
  form: PracticeForm,
  invite: TakenOverInvite,
  problems: Problems,
): Problems {
  const placed: Record<string, string> = {};
  for (const field of Object.keys(problems)) {
    const message = problems[field];
    const place = stand(form, field);
    if (message !== undefined && (place === field || placed[place] === undefined)) {
      placed[place] = message;
    }
  }
  const inOrder = shownPracticeFields(form, invite).flatMap((field) => {
    const message = placed[field];
    return message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(inOrder);
}
