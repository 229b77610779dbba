import { earliestRegistrarAppointmentDate, fieldLimits } from "../constants.ts";
import { identityRules } from "../identity.ts";
import { messages } from "../messages.ts";
import { checkRules, type FieldRule, type Problems } from "../problems.ts";
import type { AcademicRole } from "../roles.ts";
import {
  confirmationRule,
  emailRule,
  nameRule,
  passwordRule,
  phoneRule,
  textRule,
} from "../rules.ts";
import { dateProblem, localIsoDate } from "../validators/date.ts";
import { practiceNumberProblem } from "../validators/practice-number.ts";

/** Labels of the academic form; messages name a field by them (S5.092). */
export const academicLabels = {
  name: "Name",
  surname: "Surname",
  username: "Email address",
  cellPhoneNumber: "Cellphone number",
  identityType: "Identity type",
  idNumber: "ID number",
  passportNumber: "Passport number",
  passportCountryId: "Passport country",
  disciplineId: "Discipline",
  specialityId: "Speciality",
  specialityGradeId: "Grade",
  hpcsaNumber: "HPCSA number",
  prNumber: "Practice number",
  academicSector: "Academic sector",
  role: "Role",
  trainingInstitutionId: "Training institution",
  traineePostNumber: "Trainee post number",
  registrarAppointmentDate: "Registrar appointment date",
  clinicalUnit: "Clinical unit",
  hod: "Head of department",
  "hodInvite.emailAddress": "Email address",
  "hodInvite.name": "Name",
  password: "Password",
  confirmPassword: "Confirm password",
  termsAccepted: "Terms and Conditions",
} as const;
export type AcademicField = keyof typeof academicLabels;

/** The grade that reveals the registrar appointment date, by its exact name (S4.029, Q048). */
export const registrarGradeName = "Registrar";

interface HodInvite {
  emailAddress?: string | null | undefined;
  name?: string | null | undefined;
}

/** An academic user as typed or received; absent and empty mean the same. */
export type CheckedAcademicUser = { [Field in AcademicField]?: unknown } & {
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
  return checkRules(academicUserRules(role, user, now));
}

/** The same for the form: confirmation, sector, role and terms on top (S5.024, S5.025, S5.029, S5.036, S5.041). */
export function academicFormProblems(
  role: AcademicRole | "",
  user: CheckedAcademicUser & { academicSector: "Yes" | "No" | ""; confirmPassword: string },
  now: Date,
): Problems {
  const chosen = (field: AcademicField, value: string): FieldRule => ({
    field,
    value,
    requiredMessage: messages.required,
  });
  return checkRules([
    ...academicUserRules(
      role === "" ? "HCP" : role,
      { ...user, termsAccepted: user.termsAccepted ?? false },
      now,
    ),
    chosen("academicSector", user.academicSector),
    ...(user.academicSector === "Yes" ? [chosen("role", role), institutionRule(user)] : []),
    confirmationRule("confirmPassword", user.confirmPassword, textOf(user.password)),
  ]);
}

/** S5.064–S5.067 */
export function hodInviteProblems(invite: { emailAddress: string; name: string }): Problems {
  return checkRules(hodInviteRules(invite));
}

function academicUserRules(role: AcademicRole, user: CheckedAcademicUser, now: Date): FieldRule[] {
  const named = (field: AcademicField) => namedField(user, field);
  const chosenId = (field: AcademicField) => textRule(named(field), fieldLimits.lookupId);
  return [
    nameRule(named("name")),
    nameRule(named("surname")),
    emailRule(named("username")),
    phoneRule(named("cellPhoneNumber")),
    ...identityRules({
      identityType: textOf(user.identityType),
      idNumber: named("idNumber"),
      passportNumber: named("passportNumber"),
      passportCountry: named("passportCountryId"),
    }),
    chosenId("disciplineId"),
    chosenId("specialityId"),
    chosenId("specialityGradeId"),
    textRule(named("hpcsaNumber"), fieldLimits.hpcsaNumber),
    {
      ...textRule({ ...named("prNumber"), required: false }, fieldLimits.lookupId),
      problem: (value) => practiceNumberProblem(value, academicLabels.prNumber),
    },
    ...(role === "HCP" ? [] : [institutionRule(user)]),
    ...(role === "TRAINEE" ? traineeRules(user, now) : []),
    ...(role === "SUPERVISOR" ? supervisorRules(user) : []),
    passwordRule("password", textOf(user.password)),
    ...(user.termsAccepted === false
      ? [{ field: "termsAccepted", value: "", requiredMessage: messages.required }]
      : []),
  ];
}

function institutionRule(user: CheckedAcademicUser): FieldRule {
  return textRule(namedField(user, "trainingInstitutionId"), fieldLimits.lookupId);
}

/** Q049: post number and date are optional; a date that is given must be in range (S5.039, S5.040). */
function traineeRules(user: CheckedAcademicUser, now: Date): FieldRule[] {
  const optional = (field: AcademicField) => ({ ...namedField(user, field), required: false });
  return [
    textRule(optional("traineePostNumber"), fieldLimits.lookupId),
    {
      ...textRule(optional("registrarAppointmentDate"), 10),
      problem: (value) => dateProblem(value, earliestRegistrarAppointmentDate, localIsoDate(now)),
    },
  ];
}

/** S5.037, S5.038: a clinical unit, and a chosen HOD or an invited one; of two the chosen one counts (Q056). */
function supervisorRules(user: CheckedAcademicUser): FieldRule[] {
  const isChosen = (user.hodId ?? "").trim() !== "";
  const invite = isChosen ? null : (user.hodInvite ?? null);
  return [
    textRule(namedField(user, "clinicalUnit"), 200),
    {
      field: "hod",
      value: isChosen || invite !== null ? "chosen" : "",
      requiredMessage: messages.required,
    },
    ...(invite === null ? [] : hodInviteRules(invite, "hodInvite.")),
  ];
}

function hodInviteRules(invite: HodInvite, prefix: "" | "hodInvite." = ""): FieldRule[] {
  return [
    emailRule({
      field: `${prefix}emailAddress`,
      label: "Email address",
      value: textOf(invite.emailAddress),
    }),
    nameRule({ field: `${prefix}name`, label: "Name", value: textOf(invite.name) }),
  ];
}

function namedField(user: CheckedAcademicUser, field: AcademicField) {
  return { field, label: academicLabels[field], value: textOf(user[field]) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
