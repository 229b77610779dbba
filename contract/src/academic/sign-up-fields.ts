import * as z from "zod/mini";
import {
  earliestRegistrarAppointmentDate,
  fieldLimits,
  practiceNumberLength,
} from "../constants.ts";
import type { FieldEntry } from "../form-fields.ts";
import { identityFields } from "../identity.ts";
import { presentRule } from "../problems.ts";
import { asksFor, offeredRoles, type SectorRole } from "../roles.ts";
import { emailRule, idRule, nameRule, phoneRule, textRule } from "../rules.ts";
import {
  hpcsaNumberHint,
  hpcsaNumberRule,
  keptText,
  passwordEntries,
  practiceNumberRule,
  termsEntry,
} from "../sign-up-entries.ts";
import { dateProblem, localIsoDate } from "../validators/date.ts";
import { absentRuledText, absentText, nameText, ruledText, text } from "../wire.ts";
import type { hodInviteFields } from "./hod-invite-fields.ts";
import {
  type AcademicEntered,
  isHodChosen,
  isHodInvited,
  isSectorOpen,
  type NamedHod,
  namedHod,
  ofRole,
  worksInSector,
} from "./sign-up-entered.ts";

/** The parts of the form with their titles, in their order. */
export const academicSections = {
  "about-you": "About you",
  identity: "Identity",
  discipline: "Your discipline",
  training: "Training",
  "your-password": "Your password",
  terms: "Terms",
} as const;

/** The academic sign-up (S3.001–S3.024), field by field; problems come in this order. */
export const academicFields = {
  name: {
    label: "Name",
    section: "about-you",
    rule: nameRule,
    draft: keptText,
    sent: nameText(),
  },
  surname: {
    label: "Surname",
    section: "about-you",
    rule: nameRule,
    draft: keptText,
    sent: nameText(),
  },
  username: {
    label: "Email address",
    section: "about-you",
    rule: emailRule,
    draft: keptText,
    sent: text(fieldLimits.email),
  },
  cellPhoneNumber: {
    label: "Cellphone number",
    hint: "Your own, not the ward's.",
    section: "about-you",
    rule: phoneRule,
    draft: keptText,
    sent: ruledText(fieldLimits.phone),
  },
  identityType: identityFields.identityType,
  idNumber: { ...identityFields.idNumber, sent: absentRuledText(fieldLimits.identityNumber) },
  passportNumber: {
    ...identityFields.passportNumber,
    sent: absentRuledText(fieldLimits.passportNumber),
  },
  passportCountryId: {
    ...identityFields.passportCountry,
    sent: absentText(fieldLimits.lookupId),
  },
  disciplineId: {
    label: "Discipline",
    section: "discipline",
    rule: idRule,
    draft: keptText,
    sent: absentText(fieldLimits.lookupId),
  },
  specialityId: {
    label: "Speciality",
    section: "discipline",
    shows: ({ disciplineId }) => disciplineId !== "",
    rule: idRule,
    draft: keptText,
    sent: absentText(fieldLimits.lookupId),
  },
  specialityGradeId: {
    label: "Grade",
    section: "discipline",
    shows: ({ specialityId }) => specialityId !== "",
    rule: idRule,
    draft: keptText,
    sent: absentText(fieldLimits.lookupId),
  },
  hpcsaNumber: {
    label: "HPCSA number",
    hint: hpcsaNumberHint,
    section: "discipline",
    rule: hpcsaNumberRule,
    draft: keptText,
    sent: absentRuledText(fieldLimits.hpcsaNumber),
  },
  prNumber: {
    label: "Practice number",
    hint: "7 digits, if you have one",
    section: "discipline",
    optional: true,
    rule: practiceNumberRule,
    draft: keptText,
    sent: absentRuledText(practiceNumberLength),
  },
  academicSector: {
    label: "Academic sector",
    hint: "Do you work or train in it?",
    section: "training",
    formOnly: true,
    initial: "" as "Yes" | "No" | "",
    shows: isSectorOpen,
    rule: ({ field, value }) => presentRule(field, value),
    draft: z.enum(["Yes", "No", ""]),
  },
  trainingInstitutionId: {
    label: "Training institution",
    section: "training",
    asked: (entered) => worksInSector(entered) || asksFor(entered.role, "trainingInstitutionId"),
    rule: idRule,
    draft: keptText,
    sent: absentText(fieldLimits.lookupId),
  },
  role: {
    label: "Role",
    section: "training",
    formOnly: true,
    /** One that is joined by invite stands here through its invite alone (Q047), and in no draft. */
    initial: "" as SectorRole | "",
    asked: worksInSector,
    shows: isSectorOpen,
    rule: ({ field, value }) => presentRule(field, value),
    draft: z.enum([...offeredRoles, ""]),
  },
  traineePostNumber: {
    label: "Trainee post number",
    hint: "On your appointment letter",
    section: "training",
    optional: true,
    asked: ofRole("traineePostNumber"),
    rule: idRule,
    draft: keptText,
    sent: absentRuledText(fieldLimits.lookupId),
  },
  registrarAppointmentDate: {
    label: "Registrar appointment date",
    hint: "Year, month, day",
    section: "training",
    optional: true,
    asked: ofRole("registrarAppointmentDate"),
    shows: ({ isRegistrar = false }) => isRegistrar,
    rule: (named, { now = new Date() }) => ({
      ...textRule(named, fieldLimits.isoDate),
      problem: (value) => dateProblem(value, earliestRegistrarAppointmentDate, localIsoDate(now)),
    }),
    draft: keptText,
    sent: absentText(fieldLimits.isoDate),
  },
  clinicalUnit: {
    label: "Clinical unit",
    hint: "The ward or unit you work in",
    section: "training",
    asked: ofRole("clinicalUnit"),
    rule: (named) => textRule(named, fieldLimits.clinicalUnit),
    draft: keptText,
    sent: absentText(fieldLimits.clinicalUnit),
  },
  /** Sent as `hodId` or `hodInvite`. */
  hod: {
    label: "Head of department",
    section: "training",
    initial: null as NamedHod | null,
    asked: ofRole("hod"),
    rule: ({ field }, entered) =>
      presentRule(field, isHodChosen(entered) || isHodInvited(entered) ? "named" : ""),
    draft: z.nullable(namedHod),
  },
  /** The box that confirms a questioned HOD (Q054); sent with the HOD. */
  confirmedHod: {
    label: "Confirmation of the head of department",
    section: "training",
    initial: false as boolean,
    asked: ofRole("hod"),
    shows: ({ hod = null, isHodQuestioned = false }) => hod !== null && isHodQuestioned,
  },
  password: { ...passwordEntries.password, section: "your-password" },
  confirmPassword: { ...passwordEntries.confirmPassword, section: "your-password" },
  termsAccepted: {
    ...termsEntry,
    sent: z.nullish(z.boolean()),
  },
} as const satisfies Record<string, FieldEntry<AcademicEntered, keyof typeof academicSections>>;

/** Whatever may carry a message. */
export type AcademicField = keyof typeof academicFields | keyof typeof hodInviteFields;
