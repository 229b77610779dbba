import { messages } from "../messages.ts";
import { checkRules, type Problems } from "../problems.ts";
import { emailRule } from "../rules.ts";

/** Labels of the form that gives a waiting registration another address. */
export const otherAddressLabels = {
  newEmailAddress: "New email address",
  password: "Password",
} as const;

/** What is wrong with the address that a registration is to have instead. */
export function newAddressProblems(value: string): Problems {
  return checkRules([newAddressRule(value)]);
}

/** What is wrong with a wish for another address: it needs a valid one, and the password. */
export function otherAddressProblems(entered: {
  newEmailAddress: string;
  password: string;
}): Problems {
  return checkRules([
    newAddressRule(entered.newEmailAddress),
    {
      field: "password",
      value: entered.password,
      verbatim: true,
      requiredMessage: messages.required,
    },
  ]);
}

function newAddressRule(value: string) {
  const field = "newEmailAddress";
  return emailRule({ field, label: otherAddressLabels[field], value });
}
