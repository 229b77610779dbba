import { storedDataLinkHours } from "@frontdoor/contract/account/account-page.ts";
import { callCommand, done } from "../../call-command.ts";
import type { Command } from "../../command.ts";
import { onItsWay, reasonedOptions as options } from "./account.ts";

const resent = {
  verification: "The link that verifies the registration",
  "address-proof": "The link that verifies the address",
};

export const accountMailCommands: readonly Command[] = [
  callCommand("resendMail", {
    usage: "account resend <username>",
    example: "account resend thandi --reason 'mail did not arrive'",
    summary: "Sends the verification mail of a registration or an address again",
    options,
    printed: ({ mail }) => ({ data: { mail }, text: `${resent[mail]} is sent again.` }),
  }),
  callCommand("sendReset", {
    usage: "account send-reset <username>",
    example: "account send-reset thandi --reason 'asked by phone'",
    summary: "Sends the mail for a new password to the address of an account",
    options,
    printed: done("sent", ({ value }) => `${value("username")} gets the mail for a new password.`),
  }),
  callCommand("sendStoredData", {
    usage: "account send-data <username>",
    example:
      "account send-data thandi --reason 'asked for the data, cannot log in' --ticket HD-20417",
    summary: `Mails the owner a link to the file of all that is kept about them, which works once, within ${storedDataLinkHours} hours`,
    options,
    printed: onItsWay("The link"),
  }),
  callCommand("changeAccountEmail", {
    usage: "account change-email <username> <address>",
    example: "account change-email thandi thandi@example.org --reason 'old address is gone'",
    summary: "Asks for another address of an account, which both addresses have to verify",
    options,
    printed: done(
      "asked",
      "A link went to the new address, and word of it to the one before. It counts once it is opened by whoever logs in to the account, or 72 hours from now unless the one before objects.",
    ),
  }),
];
