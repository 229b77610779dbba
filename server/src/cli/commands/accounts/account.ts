import { confirmNumber, showAccount } from "@frontdoor/contract/products/accounts.ts";
import { realms } from "@frontdoor/contract/products.ts";
import { callCommand } from "../../call-command.ts";
import type { Command, Given } from "../../command.ts";
import { reasonOf, reasonOption, ticketOf, ticketOption } from "../../reason-option.ts";
import { card, table } from "../../rows/columns.ts";
import { pageOptions } from "../../rows/page-options.ts";
import { timelineOf, told } from "./timeline.ts";

export const realmOption = {
  realm: {
    meaning: "whose accounts: practice users and patients, or academic",
    choices: realms,
    fallback: "practice",
  },
} as const;

export const whose = (given: Given) => ({
  realm: realms.find((realm) => realm === given.option("realm")) ?? "practice",
  username: given.value("username"),
});

/** What a call for one account takes that asks why. */
export const reasonedOptions = { ...realmOption, ...reasonOption, ...ticketOption };

export const reasoned = (given: Given) => ({
  ...whose(given),
  reason: reasonOf(given),
  ...ticketOf(given),
});

export const accountCommands: readonly Command[] = [
  {
    words: ["account", "show"],
    example: "account show thandi --timeline",
    asks: ["showAccount"],
    summary: "Shows what support may see of an account, with its newest messages",
    values: ["username"],
    options: {
      ...realmOption,
      timeline: { isSwitch: true, meaning: "and what happened to it, newest first" },
      ...pageOptions,
    },
    async run(given, { ask }) {
      const account = await ask(showAccount, { body: whose(given) });
      const { messages, logins, ...rest } = account;
      const shown = [
        card(rest),
        ...(logins === null ? [] : [table(logins, "No logins are kept.")]),
        table(messages, "No messages are kept."),
      ].join("\n\n");
      if (!given.isOn("timeline")) return { data: account, text: shown };
      const timeline = await timelineOf(ask, account.id, given);
      return { data: { ...account, timeline }, text: `${shown}\n\n${told(timeline)}` };
    },
  },
  callCommand("unlockAccount", {
    words: ["account", "unlock"],
    example: "account unlock thandi --realm academic",
    summary: "Ends every lock of an account",
    values: ["username"],
    options: realmOption,
    question: (given) => ({ body: whose(given) }),
    printed: (_reply, given) => ({
      data: { unlocked: true },
      text: `${given.value("username")} can log in again.`,
    }),
  }),
  {
    words: ["account", "confirm-number"],
    example: "account confirm-number thandi 0821234567",
    asks: ["confirmNumber"],
    summary: "Confirms that an account's number is its owner's, for one-time passwords by SMS",
    values: ["username", "number"],
    async run(given, { ask }) {
      const username = given.value("username");
      await ask(confirmNumber, { body: { username, cellularNumber: given.value("number") } });
      return { data: { confirmed: true }, text: `${username} gets one-time passwords by SMS.` };
    },
  },
];
