import { personFieldWords } from "@frontdoor/words/person-fields.ts";
import * as z from "zod/mini";
import { fieldLimits } from "./constants.ts";
import { type FieldRule, presentRule } from "./problems.ts";
import {
  confirmationRule,
  idRule,
  type Named,
  nameRule,
  passwordRule,
  visibleTextRule,
} from "./rules.ts";
import { practiceNumberProblem } from "./validators/practice-number.ts";
import { nameText, newPasswordText } from "./wire.ts";

/** A draft keeps the text as it was typed. */
export const keptText = z.string();

/** A person's name, as both forms ask for it. */
export const nameEntry = { rule: nameRule, draft: keptText, sent: nameText() } as const;

/** What is chosen from a list, by the id of its entry. */
export const chosenEntry = { rule: idRule, draft: keptText } as const;

/** A number of the register of health professionals. */
export const hpcsaNumberRule = (named: Named) => visibleTextRule(named, fieldLimits.hpcsaNumber);

/** A practice's number, seven digits (S5.056, S9.005). */
export function practiceNumberRule(named: Named): FieldRule {
  return { ...idRule(named), problem: (value) => practiceNumberProblem(value, named.label) };
}

/** A new password and its confirmation, which is not sent. Each form has a section of its own for them. */
export const passwordEntries = {
  password: {
    ...personFieldWords.password,
    verbatim: true,
    rule: ({ field, value }: Named) => passwordRule(field, value),
    sent: newPasswordText,
  },
  confirmPassword: {
    ...personFieldWords.confirmPassword,
    formOnly: true,
    verbatim: true,
    rule: ({ field, value }: Named, { password }: { password?: string | undefined }) =>
      confirmationRule(field, value, password),
  },
} as const;

/** The terms a person ticked (SEC-D16): an explicit `false` is refused. */
export const termsEntry = {
  ...personFieldWords.termsAccepted,
  section: "terms",
  initial: false as boolean,
  rule: ({ field }: Named, { termsAccepted }: { termsAccepted?: boolean | undefined }) => ({
    ...presentRule(field, ""),
    required: termsAccepted === false,
  }),
} as const;
