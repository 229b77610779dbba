import { fieldLimits } from "./constants.ts";
import { messages } from "./messages.ts";
import type { FieldRule } from "./problems.ts";
import { invalidUnless, textRule } from "./rules.ts";
import { isSaIdNumber } from "./validators/sa-id-number.ts";

/** A person's identity in a form, under the field names of its context. */
export interface IdentityValues {
  identityType: string | undefined;
  idNumber: { field: string; label: string; value: string | undefined };
  passportNumber: { field: string; label: string; value: string | undefined };
  passportCountry: { field: string; label: string; value: string | undefined };
}

/**
 * The identity rules of both sign-ups (S5.031–S5.034, S5.051–S5.054): an ID number that is valid
 * for IDDOC, passport number and country for PASSPORT; the other fields are not looked at.
 */
export function identityRules(identity: IdentityValues): FieldRule[] {
  if (identity.identityType === "PASSPORT") {
    return [
      {
        ...textRule(identity.passportNumber, fieldLimits.passportNumber),
        problem: (value) => invalidUnless(isPassportNumber(value), identity.passportNumber.label),
      },
      textRule(identity.passportCountry, fieldLimits.lookupId),
    ];
  }
  const { field, label, value } = identity.idNumber;
  return [
    {
      field,
      value,
      requiredMessage: messages.required,
      problem: (text) => invalidUnless(isSaIdNumber(text), label),
    },
  ];
}

function isPassportNumber(text: string): boolean {
  return /^[A-Za-z0-9-]{3,20}$/.test(text);
}
