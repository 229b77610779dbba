import { messages } from "../messages.ts";
import { checkRules, type Problems } from "../problems.ts";
import { emailRule } from "../rules.ts";

/** Labels of the form that gives a waiting registration another address. */
export const otherAddressLabels = {
  newEmailAddress: "New email address",
  password: "Password",
} as const;

/** What is wrong with a wish for another address: it needs a valid one, and the password. */
export function otherAddressProblems(entered: {
  newEmailAddress: string;
  password: string;
}): Problems {
  const label = otherAddressLabels.newEmailAddress;
  return checkRules([
    emailRule({ field: "newEmailAddress", label, value: entered.newEmailAddress }),
    {
      field: "password",
      value: entered.password,
      verbatim: true,
      requiredMessage: messages.required,
    },
  ]);
}
