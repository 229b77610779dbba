import { academicFieldWords } from "@frontdoor/words/academic-fields.ts";
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
import { emailRule, phoneRule, textRule, visibleTextRule } from "../rules.ts";
import {
  chosenEntry,
  hpcsaNumberRule,
  keptText,
  nameEntry,
  passwordEntries,
  practiceNumberRule,
  termsEntry,
} from "../sign-up-entries.ts";
import { dateProblem, localIsoDate } from "../validators/date.ts";
import { absentRuledText, absentText, ruledText, text } from "../wire.ts";
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
export const academicSections = academicFieldWords.sections;

/** What is chosen from a list and sent by its id. */
const chosen = { ...chosenEntry, sent: absentText(fieldLimits.lookupId) } as const;

/** The academic sign-up (S3.001–S3.024), field by field; problems come in this order. */
export const academicFields = {
  name: { ...academicFieldWords.name, section: "about-you", ...nameEntry },
  surname: { ...academicFieldWords.surname, section: "about-you", ...nameEntry },
  username: {
    ...academicFieldWords.username,
    section: "about-you",
    rule: emailRule,
    draft: keptText,
    sent: text(fieldLimits.email),
  },
  cellPhoneNumber: {
    ...academicFieldWords.cellPhoneNumber,
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
  passportCountryId: { ...identityFields.passportCountry, sent: absentText(fieldLimits.lookupId) },
  disciplineId: { ...academicFieldWords.disciplineId, section: "discipline", ...chosen },
  specialityId: {
    ...academicFieldWords.specialityId,
    section: "discipline",
    shows: ({ disciplineId }) => disciplineId !== "",
    ...chosen,
  },
  specialityGradeId: {
    ...academicFieldWords.specialityGradeId,
    section: "discipline",
    shows: ({ specialityId }) => specialityId !== "",
    ...chosen,
  },
  hpcsaNumber: {
    ...academicFieldWords.hpcsaNumber,
    section: "discipline",
    rule: hpcsaNumberRule,
    draft: keptText,
    sent: absentRuledText(fieldLimits.hpcsaNumber),
  },
  prNumber: {
    ...academicFieldWords.prNumber,
    section: "discipline",
    optional: true,
    rule: practiceNumberRule,
    draft: keptText,
    sent: absentRuledText(practiceNumberLength),
  },
  academicSector: {
    ...academicFieldWords.academicSector,
    section: "training",
    formOnly: true,
    initial: "" as "Yes" | "No" | "",
    shows: isSectorOpen,
    rule: ({ field, value }) => presentRule(field, value),
    draft: z.enum(["Yes", "No", ""]),
  },
  trainingInstitutionId: {
    ...academicFieldWords.trainingInstitutionId,
    section: "training",
    asked: (entered) => worksInSector(entered) || asksFor(entered.role, "trainingInstitutionId"),
    ...chosen,
  },
  role: {
    ...academicFieldWords.role,
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
    ...academicFieldWords.traineePostNumber,
    section: "training",
    optional: true,
    asked: ofRole("traineePostNumber"),
    rule: (named) => visibleTextRule(named, fieldLimits.lookupId),
    draft: keptText,
    sent: absentRuledText(fieldLimits.lookupId),
  },
  registrarAppointmentDate: {
    ...academicFieldWords.registrarAppointmentDate,
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
    ...academicFieldWords.clinicalUnit,
    section: "training",
    asked: ofRole("clinicalUnit"),
    rule: (named) => visibleTextRule(named, fieldLimits.clinicalUnit),
    draft: keptText,
    sent: absentText(fieldLimits.clinicalUnit),
  },
  /** Sent as `hodId` or `hodInvite`. */
  hod: {
    ...academicFieldWords.hod,
    section: "training",
    initial: null as NamedHod | null,
    asked: ofRole("hod"),
    rule: ({ field }, entered) =>
      presentRule(field, isHodChosen(entered) || isHodInvited(entered) ? "named" : ""),
    draft: z.nullable(namedHod),
  },
  /** The box that answers the HOD warning, whatever the role that was asked (Q054, Q066). */
  confirmedHod: {
    ...academicFieldWords.confirmedHod,
    section: "training",
    initial: false as boolean,
    shows: ({ isHodQuestioned = false }) => isHodQuestioned,
    sent: z.nullish(z.boolean()),
  },
  password: { ...passwordEntries.password, section: "your-password" },
  confirmPassword: { ...passwordEntries.confirmPassword, section: "your-password" },
  termsAccepted: { ...termsEntry, sent: z.nullish(z.boolean()) },
} as const satisfies Record<string, FieldEntry<AcademicEntered, keyof typeof academicSections>>;

/** Whatever may carry a message. */
export type AcademicField = keyof typeof academicFields | keyof typeof hodInviteFields;
