import { changeEmail, newEmailProblems } from "@frontdoor/contract/account/email.ts";
import { changeNumber, newNumberProblems } from "@frontdoor/contract/account/number.ts";
import { accountContactWords } from "@frontdoor/words/account-contact.ts";
import { reauthenticationWords } from "@frontdoor/words/account-reauthentication.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { send } from "../../../client/send.ts";
import { EmailField } from "../../../fields/email-field.tsx";
import { PhoneField } from "../../../fields/phone-field.tsx";
import type { ContactChange } from "./contact-change-form.tsx";

const { email, number } = accountContactWords;

export const emailContactChange: ContactChange = {
  name: "emailAddress",
  label: email.newAddress,
  hint: email.hint,
  submit: email.submit,
  reason: reauthenticationWords.reasons.email,
  Field: EmailField,
  problemsOf: (emailAddress) => newEmailProblems({ emailAddress }),
  write: (emailAddress, sending) => send(changeEmail, { body: { emailAddress } }, sending),
  sent: (address) => ({ title: fill(email.sent, { address }), text: email.sentMore }),
};

export const numberContactChange: ContactChange = {
  name: "cellNumber",
  label: number.newNumber,
  hint: number.hint,
  submit: number.submit,
  reason: reauthenticationWords.reasons.number,
  Field: PhoneField,
  problemsOf: (cellNumber) => newNumberProblems({ cellNumber }),
  write: (cellNumber, sending) => send(changeNumber, { body: { cellNumber } }, sending),
  sent: (cellNumber) => ({ title: fill(number.sent, { number: cellNumber }), text: "" }),
};
