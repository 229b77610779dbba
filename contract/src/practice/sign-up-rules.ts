import { bodyProblems, byFieldName, formProblems, labelsOf } from "../form-fields.ts";
import type { Entered, Problems } from "../problems.ts";
import type { PracticeUser } from "./practice-user.ts";
import { type PracticeEntered, type PracticeField, practiceFields } from "./sign-up-fields.ts";

/** Labels of the practice form; messages name a field by them (S5.092). */
export const practiceLabels: Readonly<Record<PracticeField, string>> = labelsOf(practiceFields);

type Checked = Omit<Entered<PracticeUser>, "identityType" | "type"> & {
  identityType?: string | undefined;
  type?: string | undefined;
};

/** Everything wrong with a practice user, as the site sends it and the server receives it (S5.042–S5.063). */
export function practiceUserProblems(user: Checked): Problems {
  return bodyProblems(practiceFields, enteredIn(user));
}

/** The same for the form, which also has a confirmation and the terms (S5.049, S5.050, S2.134). */
export function practiceFormProblems(user: Checked & { confirmPassword: string }): Problems {
  return formProblems(practiceFields, {
    ...enteredIn(user),
    termsAccepted: user.termsAccepted ?? false,
  });
}

function enteredIn(user: Checked): PracticeEntered {
  return { ...byFieldName(user), practicePhone: practicePhoneOf(user) } as PracticeEntered;
}

/** The practice phone, in whichever of its two places it stands (S3.031, S3.036). */
export function practicePhoneOf(
  user: Pick<Checked, "practicePhone" | "phone">,
): string | undefined {
  return (user.practicePhone ?? "").trim() === "" ? user.phone?.number : user.practicePhone;
}
