import { bodyProblems, byFieldName, formProblems, labelsOf } from "../form-fields.ts";
import type { Problems } from "../problems.ts";
import type { AcademicRole } from "../roles.ts";
import { hodInviteFields } from "./hod-invite-fields.ts";
import type { AcademicEntered } from "./sign-up-entered.ts";
import { type AcademicField, academicFields } from "./sign-up-fields.ts";

const { password, confirmPassword, termsAccepted, ...above } = academicFields;
/** The form with the dialog that invites a head of department, whose problems come before the password's. */
const checkedFields = { ...above, ...hodInviteFields, password, confirmPassword, termsAccepted };

/** Labels of the academic form; messages name a field by them (S5.092). */
export const academicLabels: Readonly<Record<AcademicField, string>> = labelsOf(checkedFields);

/** The grade that reveals the registrar appointment date, by its exact name (S4.029, Q048). */
export const registrarGradeName = "Registrar";

interface HodInvite {
  emailAddress?: string | null | undefined;
  name?: string | null | undefined;
}

/** An academic user as typed or received; absent and empty mean the same. */
type CheckedAcademicUser = { [Field in AcademicField]?: unknown } & {
  hodId?: string | null | undefined;
  hodInvite?: HodInvite | null | undefined;
};

/**
 * Everything wrong with an academic user of a role (S5.017–S5.041), on both sides.
 * @param now for the registrar date, whose range ends today
 */
export function academicUserProblems(
  role: AcademicRole,
  user: CheckedAcademicUser,
  now: Date = new Date(),
): Problems {
  return bodyProblems(checkedFields, enteredIn(user, role, now));
}

/** The same for the form: confirmation, sector, role and terms on top (S5.024, S5.025, S5.029, S5.036, S5.041). */
export function academicFormProblems(
  role: AcademicRole | "",
  user: CheckedAcademicUser & { academicSector: "Yes" | "No" | ""; confirmPassword: string },
  now: Date,
): Problems {
  const ticked = { ...user, termsAccepted: user.termsAccepted ?? false };
  return formProblems(checkedFields, enteredIn(ticked, role, now));
}

/** S5.064–S5.067 */
export function hodInviteProblems(hodInvite: { emailAddress: string; name: string }): Problems {
  const entered = enteredIn({ hodInvite }, "SUPERVISOR");
  const problems = Object.entries(formProblems(hodInviteFields, entered));
  return Object.fromEntries(
    problems.map(([field, message]) => [field.slice("hodInvite.".length), message]),
  );
}

function enteredIn(
  user: CheckedAcademicUser,
  role: AcademicRole | "",
  now: Date = new Date(),
): AcademicEntered {
  return { ...byFieldName(user), role, now } as AcademicEntered;
}
