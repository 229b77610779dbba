import { personFieldWords } from "@frontdoor/words/person-fields.ts";
import * as z from "zod/mini";
import { fieldLimits, type IdentityType, identityTypes } from "./constants.ts";
import { idRule, invalidUnless, type Named, textRule } from "./rules.ts";
import { isSaIdNumber } from "./validators/sa-id-number.ts";

interface WithIdentityType {
  identityType?: string | undefined;
}
const isPassport = ({ identityType }: WithIdentityType) => identityType === "PASSPORT";

/**
 * The identity fields of both sign-ups (S5.031–S5.034, S5.051–S5.054): a valid ID number for IDDOC, passport number and
 * country for PASSPORT; the others are ignored. Each form has its own names for them.
 */
export const identityFields = {
  identityType: {
    ...personFieldWords.identityType,
    section: "identity",
    initial: identityTypes[0] as IdentityType,
    draft: z.enum(identityTypes),
    sent: z.enum(identityTypes),
  },
  idNumber: {
    ...personFieldWords.idNumber,
    section: "identity",
    asked: (entered: WithIdentityType) => !isPassport(entered),
    rule: (named: Named) => ({
      ...textRule(named, fieldLimits.identityNumber),
      problem: (value: string) => invalidUnless(isSaIdNumber(value), named.label),
    }),
  },
  passportNumber: {
    ...personFieldWords.passportNumber,
    section: "identity",
    asked: isPassport,
    rule: (named: Named) => ({
      ...textRule(named, fieldLimits.passportNumber),
      problem: (value: string) => invalidUnless(isPassportNumber(value), named.label),
    }),
  },
  passportCountry: {
    ...personFieldWords.passportCountry,
    section: "identity",
    asked: isPassport,
    rule: idRule,
  },
} as const;

function isPassportNumber(text: string): boolean {
  return /^[A-Za-z0-9-]{3,20}$/.test(text);
}
