import { practiceFieldWords } from "@frontdoor/words/practice-fields.ts";
import * as z from "zod/mini";
import {
  defaultPracticeUserType,
  fieldLimits,
  practiceNumberLength,
  type UsernameType,
  usernameTypes,
} from "../constants.ts";
import type { FieldEntry } from "../form-fields.ts";
import { identityFields } from "../identity.ts";
import type { FieldRule } from "../problems.ts";
import { emailRule, invalidUnless, type Named, phoneRule, textRule } from "../rules.ts";
import {
  chosenEntry,
  hpcsaNumberRule,
  keptText,
  nameEntry,
  passwordEntries,
  practiceNumberRule,
  termsEntry,
} from "../sign-up-entries.ts";
import { isUsername } from "../validators/username.ts";
import { optionalRuledText, optionalText, ruledText, text } from "../wire.ts";

/** The parts of the form with their titles, in their order. */
export const practiceSections = practiceFieldWords.sections;

/** The values that decide which other fields apply; without a type the person is a health professional (S3.040). */
export interface PracticeEntered {
  emailAddress?: string | undefined;
  cellularNumber?: string | undefined;
  usernameType?: string | undefined;
  password?: string | undefined;
  identityType?: string | undefined;
  "hcp.discipline"?: string | undefined;
  "hcp.speciality"?: string | undefined;
  termsAccepted?: boolean | undefined;
  type?: string | undefined;
  inviteCode?: string | undefined;
}

/** S4.046: professional fields belong to type HCP alone. */
export function isHealthProfessional({ type = defaultPracticeUserType }: PracticeEntered): boolean {
  return type === defaultPracticeUserType;
}

/** S4.044, S5.055–S5.059: an invite names the practice. */
const isNewPractice = (entered: PracticeEntered) =>
  isHealthProfessional(entered) && (entered.inviteCode ?? "") === "";

/** What is chosen from a list and sent by its id. */
const chosen = { ...chosenEntry, sent: optionalText(fieldLimits.lookupId) } as const;

/** The practice sign-up (S3.025–S3.046), field by field; problems come in this order. */
export const practiceFields = {
  firstname: { ...practiceFieldWords.firstname, section: "about-you", ...nameEntry },
  lastname: { ...practiceFieldWords.lastname, section: "about-you", ...nameEntry },
  emailAddress: {
    ...practiceFieldWords.emailAddress,
    section: "contact",
    rule: emailRule,
    draft: keptText,
    sent: text(fieldLimits.email),
  },
  cellularNumber: {
    ...practiceFieldWords.cellularNumber,
    section: "contact",
    rule: phoneRule,
    draft: keptText,
    sent: ruledText(fieldLimits.phone),
  },
  usernameType: {
    ...practiceFieldWords.usernameType,
    section: "credentials",
    formOnly: true,
    initial: usernameTypes[0] as UsernameType,
    draft: z.enum(usernameTypes),
  },
  username: {
    ...practiceFieldWords.username,
    section: "credentials",
    shows: ({ usernameType }) => usernameType === "CUSTOM",
    rule: usernameRule,
    draft: keptText,
    sent: text(fieldLimits.username),
  },
  password: { ...passwordEntries.password, section: "credentials" },
  confirmPassword: { ...passwordEntries.confirmPassword, section: "credentials" },
  identityType: identityFields.identityType,
  identityNumber: {
    ...identityFields.idNumber,
    sent: optionalRuledText(fieldLimits.identityNumber),
  },
  passportNumber: {
    ...identityFields.passportNumber,
    sent: optionalRuledText(fieldLimits.passportNumber),
  },
  passportCountry: { ...identityFields.passportCountry, sent: optionalText(fieldLimits.lookupId) },
  practiceNumber: {
    ...practiceFieldWords.practiceNumber,
    section: "profession",
    endsSection: true,
    asked: isNewPractice,
    rule: practiceNumberRule,
    draft: keptText,
    sent: optionalRuledText(practiceNumberLength),
  },
  practicePhone: {
    ...practiceFieldWords.practicePhone,
    section: "profession",
    endsSection: true,
    asked: isNewPractice,
    rule: phoneRule,
    draft: keptText,
    sent: optionalRuledText(fieldLimits.phone),
  },
  "hcp.discipline": {
    ...practiceFieldWords.discipline,
    section: "profession",
    asked: isHealthProfessional,
    ...chosen,
  },
  "hcp.speciality": {
    ...practiceFieldWords.speciality,
    section: "profession",
    asked: isHealthProfessional,
    shows: (entered) => entered["hcp.discipline"] !== "",
    ...chosen,
  },
  "hcp.role": {
    ...practiceFieldWords.role,
    section: "profession",
    asked: isHealthProfessional,
    shows: (entered) => entered["hcp.speciality"] !== "",
    ...chosen,
  },
  "hcp.hpcsaNumber": {
    ...practiceFieldWords.hpcsaNumber,
    section: "profession",
    asked: isHealthProfessional,
    rule: hpcsaNumberRule,
    draft: keptText,
    sent: optionalRuledText(fieldLimits.hpcsaNumber),
  },
  termsAccepted: { ...termsEntry, sent: z.optional(z.boolean()) },
} as const satisfies Record<string, FieldEntry<PracticeEntered, keyof typeof practiceSections>>;

export type PracticeField = keyof typeof practiceFields;

/** A username is invented, or a contact detail of the same form (Q061). */
function usernameRule(named: Named, entered: PracticeEntered): FieldRule {
  const own = { email: entered.emailAddress, cellNumber: entered.cellularNumber };
  const rule = textRule(named, fieldLimits.username);
  return {
    ...rule,
    problem: (value) => rule.problem?.(value) ?? invalidUnless(isUsername(value, own), named.label),
  };
}
