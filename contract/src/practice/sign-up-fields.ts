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
import { messages } from "../messages.ts";
import type { FieldRule } from "../problems.ts";
import {
  emailRule,
  idRule,
  invalidUnless,
  type Named,
  nameRule,
  phoneRule,
  textRule,
} from "../rules.ts";
import {
  hpcsaNumberHint,
  hpcsaNumberRule,
  keptText,
  passwordEntries,
  practiceNumberRule,
  termsEntry,
} from "../sign-up-entries.ts";
import { isUsername } from "../validators/username.ts";
import { nameText, optionalRuledText, optionalText, ruledText, text } from "../wire.ts";

/** The parts of the form with their titles, in their order. */
export const practiceSections = {
  "about-you": "About you",
  contact: "Contact",
  identity: "Identity",
  profession: "Profession and practice",
  credentials: "Username and password",
  terms: "Terms",
} as const;

/** What decides about other fields than its own; who has no type is a health professional (S3.040). */
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

/** The practice sign-up (S3.025–S3.046), field by field; problems come in this order. */
export const practiceFields = {
  firstname: {
    label: "First name",
    section: "about-you",
    rule: nameRule,
    draft: keptText,
    sent: nameText(),
  },
  lastname: {
    label: "Last name",
    section: "about-you",
    rule: nameRule,
    draft: keptText,
    sent: nameText(),
  },
  emailAddress: {
    label: "Email address",
    section: "contact",
    rule: emailRule,
    draft: keptText,
    sent: text(fieldLimits.email),
  },
  cellularNumber: {
    label: "Cellular number",
    section: "contact",
    rule: phoneRule,
    draft: keptText,
    sent: ruledText(fieldLimits.phone),
  },
  usernameType: {
    label: "Username type",
    section: "credentials",
    formOnly: true,
    initial: usernameTypes[0] as UsernameType,
    draft: z.enum(usernameTypes),
  },
  username: {
    label: "Username",
    hint: messages.usernameHint,
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
  passportCountry: {
    ...identityFields.passportCountry,
    sent: optionalText(fieldLimits.lookupId),
  },
  practiceNumber: {
    label: "Practice number",
    hint: "7 digits",
    section: "profession",
    endsSection: true,
    asked: isNewPractice,
    rule: practiceNumberRule,
    draft: keptText,
    sent: optionalRuledText(practiceNumberLength),
  },
  practicePhone: {
    label: "Practice phone",
    hint: "The number patients call",
    section: "profession",
    endsSection: true,
    asked: isNewPractice,
    rule: phoneRule,
    draft: keptText,
    sent: optionalRuledText(fieldLimits.phone),
  },
  "hcp.discipline": {
    label: "Discipline",
    section: "profession",
    asked: isHealthProfessional,
    rule: idRule,
    draft: keptText,
    sent: optionalText(fieldLimits.lookupId),
  },
  "hcp.speciality": {
    label: "Speciality",
    section: "profession",
    asked: isHealthProfessional,
    shows: (entered) => entered["hcp.discipline"] !== "",
    rule: idRule,
    draft: keptText,
    sent: optionalText(fieldLimits.lookupId),
  },
  "hcp.role": {
    label: "Role",
    section: "profession",
    asked: isHealthProfessional,
    shows: (entered) => entered["hcp.speciality"] !== "",
    rule: idRule,
    draft: keptText,
    sent: optionalText(fieldLimits.lookupId),
  },
  "hcp.hpcsaNumber": {
    label: "HPCSA number",
    hint: hpcsaNumberHint,
    section: "profession",
    asked: isHealthProfessional,
    rule: hpcsaNumberRule,
    draft: keptText,
    sent: optionalRuledText(fieldLimits.hpcsaNumber),
  },
  termsAccepted: {
    ...termsEntry,
    sent: z.optional(z.boolean()),
  },
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
