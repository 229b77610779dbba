import { storedDataLinkHours } from "@frontdoor/contract/account/account-page.ts";
import { callCommand } from "../../call-command.ts";
import type { Command } from "../../command.ts";
import { reasonedOptions as options, reasoned } from "./account.ts";

const resent = {
  verification: "The link that verifies the registration",
  "address-proof": "The link that verifies the address",
};

export const accountMailCommands: readonly Command[] = [
  callCommand("resendMail", {
    words: ["account", "resend"],
    example: "account resend thandi --reason 'mail did not arrive'",
    summary: "Sends the verification mail of a registration or an address again",
    values: ["username"],
    options,
    question: (given) => ({ body: reasoned(given) }),
    printed: ({ mail }) => ({ data: { mail }, text: `${resent[mail]} is sent again.` }),
  }),
  callCommand("sendReset", {
    words: ["account", "send-reset"],
    example: "account send-reset thandi --reason 'asked by phone'",
    summary: "Sends the mail for a new password to the address of an account",
    values: ["username"],
    options,
    question: (given) => ({ body: reasoned(given) }),
    printed: (_reply, given) => {
      const text = `${given.value("username")} gets the mail for a new password.`;
      return { data: { sent: true }, text };
    },
  }),
  callCommand("sendStoredData", {
    words: ["account", "send-data"],
    example:
      "account send-data thandi --reason 'asked for the data, cannot log in' --ticket HD-20417",
    summary: `Mails the owner a link to the file of all that is kept about them, which works once, within ${storedDataLinkHours} hours`,
    values: ["username"],
    options,
    question: (given) => ({ body: reasoned(given) }),
    printed: ({ expiresAt }, given) => {
      const text = `The link is on its way to the address of ${given.value("username")} and works until ${expiresAt}.`;
      return { data: { expiresAt }, text };
    },
  }),
  callCommand("changeAccountEmail", {
    words: ["account", "change-email"],
    example: "account change-email thandi thandi@example.org --reason 'old address is gone'",
    summary: "Asks for another address of an account, which both addresses have to verify",
    values: ["username", "address"],
    options,
    question: (given) => {
      const emailAddress = given.value("address");
      return { body: { ...reasoned(given), emailAddress } };
    },
    printed: () => {
      const text =
        "A link went to the new address, and word of it to the one before. It counts once it is opened by whoever logs in to the account, or 72 hours from now unless the one before objects.";
      return { data: { asked: true }, text };
    },
  }),
];
