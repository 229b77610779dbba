import { defaultPracticeUserType, fieldLimits } from "../constants.ts";
import { identityRules } from "../identity.ts";
import { messages } from "../messages.ts";
import { checkRules, type Entered, type FieldRule, type Problems } from "../problems.ts";
import {
  confirmationRule,
  emailRule,
  invalidUnless,
  nameRule,
  passwordRule,
  phoneRule,
  textRule,
} from "../rules.ts";
import { practiceNumberProblem } from "../validators/practice-number.ts";
import { isUsername } from "../validators/username.ts";
import type { PracticeUser } from "./practice-user.ts";

/** Labels of the practice form; messages name a field by them (S5.092). */
export const practiceLabels = {
  firstname: "First name",
  lastname: "Last name",
  emailAddress: "Email address",
  cellularNumber: "Cellular number",
  usernameType: "Username type",
  username: "Username",
  password: "Password",
  confirmPassword: "Confirm password",
  identityType: "Identity type",
  identityNumber: "ID number",
  passportNumber: "Passport number",
  passportCountry: "Passport country",
  practiceNumber: "Practice number",
  practicePhone: "Practice phone",
  "hcp.discipline": "Discipline",
  "hcp.speciality": "Speciality",
  "hcp.role": "Role",
  "hcp.hpcsaNumber": "HPCSA number",
  termsAccepted: "Terms and Conditions",
} as const;
export type PracticeField = keyof typeof practiceLabels;

type Checked = Omit<Entered<PracticeUser>, "identityType" | "type"> & {
  identityType?: string | undefined;
  type?: string | undefined;
};

const named = (field: PracticeField, value: string | undefined) => ({
  field,
  label: practiceLabels[field],
  value,
});

/** Everything wrong with a practice user, as the site sends it and the server receives it (S5.042–S5.063). */
export function practiceUserProblems(user: Checked): Problems {
  return checkRules(practiceUserRules(user));
}

/** The same for the form, which also has a confirmation and the terms (S5.049, S5.050, S2.134). */
export function practiceFormProblems(user: Checked & { confirmPassword: string }): Problems {
  return checkRules([
    ...practiceUserRules({ ...user, termsAccepted: user.termsAccepted ?? false }),
    confirmationRule("confirmPassword", user.confirmPassword, user.password),
  ]);
}

function practiceUserRules(user: Checked): FieldRule[] {
  return [
    nameRule(named("firstname", user.firstname)),
    nameRule(named("lastname", user.lastname)),
    emailRule(named("emailAddress", user.emailAddress)),
    phoneRule(named("cellularNumber", user.cellularNumber)),
    usernameRule(user),
    passwordRule("password", user.password),
    ...identityRules({
      identityType: user.identityType,
      idNumber: named("identityNumber", user.identityNumber),
      passportNumber: named("passportNumber", user.passportNumber),
      passportCountry: named("passportCountry", user.passportCountry),
    }),
    ...(isHealthProfessional(user) ? professionalRules(user) : []),
    ...(user.termsAccepted === false ? [untickedTerms] : []),
  ];
}

/** A username is invented, or a contact detail of the same form (Q061). */
function usernameRule(user: Checked): FieldRule {
  const own = { email: user.emailAddress, cellNumber: user.cellularNumber };
  const rule = textRule(named("username", user.username), fieldLimits.username);
  return {
    ...rule,
    problem: (value) =>
      rule.problem?.(value) ?? invalidUnless(isUsername(value, own), practiceLabels.username),
  };
}

/** S4.046: professional fields belong to type HCP alone. */
export function isHealthProfessional(user: { type?: string | undefined }): boolean {
  return (user.type ?? defaultPracticeUserType) === defaultPracticeUserType;
}

function professionalRules(user: Checked): FieldRule[] {
  const isInvited = (user.inviteCode ?? "") !== "";
  return [
    ...(isInvited ? [] : practiceRules(user)),
    textRule(named("hcp.discipline", user.hcp?.discipline), fieldLimits.lookupId),
    textRule(named("hcp.speciality", user.hcp?.speciality), fieldLimits.lookupId),
    textRule(named("hcp.role", user.hcp?.role), fieldLimits.lookupId),
    textRule(named("hcp.hpcsaNumber", user.hcp?.hpcsaNumber), fieldLimits.hpcsaNumber),
  ];
}

/** S5.055–S5.059: for a health professional who was not invited. */
function practiceRules(user: Checked): FieldRule[] {
  return [
    {
      ...textRule(named("practiceNumber", user.practiceNumber), fieldLimits.lookupId),
      problem: (value) => practiceNumberProblem(value, practiceLabels.practiceNumber),
    },
    phoneRule(named("practicePhone", practicePhoneOf(user))),
  ];
}

/** The practice phone, in whichever of its two places it stands (S3.031, S3.036). */
export function practicePhoneOf(
  user: Pick<Checked, "practicePhone" | "phone">,
): string | undefined {
  return (user.practicePhone ?? "").trim() === "" ? user.phone?.number : user.practicePhone;
}

const untickedTerms: FieldRule = {
  field: "termsAccepted",
  value: "",
  requiredMessage: messages.required,
};
