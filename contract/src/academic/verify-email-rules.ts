import { otherAddressWords } from "@frontdoor/words/other-address.ts";
import { checkRules, type Entered, type Problems, presentRule } from "../problems.ts";
import { emailRule } from "../rules.ts";

/** Labels of the form that changes the address of a waiting registration. */
export const otherAddressLabels = otherAddressWords.labels;

/** The problems of a request for another address: it needs a valid one, and the password. */
export function otherAddressProblems({
  newEmailAddress: value,
  password,
}: Entered<{ newEmailAddress: string; password: string }>): Problems {
  const field = "newEmailAddress";
  return checkRules([
    emailRule({ field, label: otherAddressLabels[field], value }),
    { ...presentRule("password", password), verbatim: true },
  ]);
}
