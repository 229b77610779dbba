import { fieldLimits } from "./constants.ts";
import { messages } from "./messages.ts";
import type { FieldRule } from "./problems.ts";
import { isEmail } from "./validators/email.ts";
import { hasInvisible } from "./validators/invisible.ts";
import { isImportedName, isName } from "./validators/name.ts";
import { passwordProblem } from "./validators/password.ts";
import { isPhoneNumber } from "./validators/phone.ts";

/** A control character, or half of a character: no valid text has either. */
export const unreadable = /[\p{Cc}\p{Cs}]/u;

/** A value with the field that it was entered into. */
export interface Named {
  field: string;
  label: string;
  value: string | undefined;
  required?: boolean;
}

const base = ({ field, value, required = true }: Named): FieldRule => ({
  field,
  value,
  required,
  requiredMessage: messages.required,
});

/** A required value without a rule of its own, at most `limit` characters long. */
export function textRule(named: Named, limit: number): FieldRule {
  return {
    ...base(named),
    problem: (value) => {
      if ([...value].length > limit) return messages.maximumLength(limit);
      return unreadable.test(value) ? messages.invalidField(named.label) : null;
    },
  };
}

/** Text that other people read: characters that are invisible, or that reverse the line, are refused (0029). */
export function visibleTextRule(named: Named, limit: number): FieldRule {
  const { problem, ...rule } = textRule(named, limit);
  return {
    ...rule,
    problem: (value) =>
      hasInvisible(value) ? messages.invalidField(named.label) : (problem?.(value) ?? null),
  };
}

/** What was chosen from a list: the id of its entry. */
export const idRule = (named: Named): FieldRule => textRule(named, fieldLimits.lookupId);

/** A person's name (S5.001–S5.003) of at most 60 characters. */
export const nameRule = (named: Named): FieldRule => ruleOfName(named, isName);

/** A person's name in an import from another system. */
export const importedNameRule = (named: Named): FieldRule => ruleOfName(named, isImportedName);

function ruleOfName(named: Named, isRight: (text: string) => boolean): FieldRule {
  return {
    ...base(named),
    problem: (value) => {
      if (!isRight(value)) return messages.invalidField(named.label);
      return [...value].length > fieldLimits.name ? messages.maximumLength(fieldLimits.name) : null;
    },
  };
}

/** An email address (S5.020, S5.044, S5.085). */
export function emailRule(named: Named): FieldRule {
  return { ...base(named), problem: (value) => invalidUnless(isEmail(value), named.label) };
}

/** A phone number (S5.007). */
export function phoneRule(named: Named): FieldRule {
  return { ...base(named), problem: (value) => invalidUnless(isPhoneNumber(value), named.label) };
}

/** A new password (S5.004–S5.006, S5.088). */
export function passwordRule(field: string, value: string | undefined): FieldRule {
  return { ...base({ field, label: "", value }), verbatim: true, problem: passwordProblem };
}

/** The confirmation of a new password (S5.025, S5.050, S5.080, S5.090). */
export function confirmationRule(
  field: string,
  value: string | undefined,
  password: string | undefined,
): FieldRule {
  return {
    ...base({ field, label: "", value }),
    verbatim: true,
    problem: (confirmation) => (confirmation === password ? null : messages.mismatch),
  };
}

export function invalidUnless(valid: boolean, label: string): string | null {
  return valid ? null : messages.invalidField(label);
}
