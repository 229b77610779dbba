import { showAccount } from "@frontdoor/contract/products/accounts.ts";
import {
  findAccounts,
  minimumFindLength,
  readTimeline,
  type TimelineEntry,
} from "@frontdoor/contract/products/support.ts";
import { realms } from "@frontdoor/contract/products.ts";
import { callCommand, done } from "../../call-command.ts";
import type { Command, Given } from "../../command.ts";
import { UsageError } from "../../command-failed.ts";
import { reasonOf, reasonOption, ticketOption } from "../../reason-option.ts";
import { card, table } from "../../rows/columns.ts";
import { pageOf, pageOptions } from "../../rows/page-options.ts";

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

/** The options of a call for one account that needs a reason. */
export const reasonedOptions = { ...realmOption, ...reasonOption, ...ticketOption };

/** Prints that something was mailed to the owner, and until when it is valid. */
export const onItsWay = (what: string) => (reply: { expiresAt: string }, given: Given) => ({
  data: { expiresAt: reply.expiresAt },
  text: `${what} is on its way to the address of ${given.value("username")} and works until ${reply.expiresAt}.`,
});

export const reasoned = (given: Given) => ({
  ...whose(given),
  reason: reasonOf(given),
  ticket: given.option("ticket"),
});

export const accountCommands: readonly Command[] = [
  {
    usage: "account find <text>",
    example: "account find thandi@",
    asks: ["findAccounts"],
    summary:
      "Finds accounts by the beginning of an address, a number, a name, a username or a practice",
    options: { page: { meaning: "which page, 1 to 10", fallback: "1" } },
    async run(given, { ask }) {
      const text = given.value("text").trim();
      if (text.length < minimumFindLength) {
        throw new UsageError(`<text> has at least ${minimumFindLength} characters.`);
      }
      const page = Number(given.option("page"));
      const found = await ask(findAccounts, { body: { text, page } });
      const rows = table(found.accounts, "Nobody is found.");
      const note = `\nThere are more: type more of it, or --page ${page + 1}.`;
      return { data: found, text: rows + (found.more ? note : "") };
    },
  },
  {
    usage: "account show <username>",
    example: "account show thandi --timeline",
    asks: ["showAccount"],
    summary: "Shows what support may see of an account, with its newest messages",
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
      const asked = { params: { id: account.id }, query: pageOf(given) };
      const timeline = await ask(readTimeline, asked);
      return { data: { ...account, timeline }, text: `${shown}\n\n${told(timeline)}` };
    },
  },
  callCommand("unlockAccount", {
    usage: "account unlock <username>",
    example: "account unlock thandi --realm academic",
    summary: "Ends every lock of an account",
    options: realmOption,
    printed: done("unlocked", ({ value }) => `${value("username")} can log in again.`),
  }),
  callCommand("confirmNumber", {
    usage: "account confirm-number <username> <number>",
    example: "account confirm-number thandi 0821234567",
    summary: "Confirms that an account's number is its owner's, for one-time passwords by SMS",
    printed: done(
      "confirmed",
      ({ value }) => `${value("username")} gets one-time passwords by SMS.`,
    ),
  }),
  callCommand("readTimeline", {
    usage: "account timeline <id>",
    example: "account timeline 01890a5d-ac96-774b-bcce-b302099a8057 --limit 20",
    summary: "Lists what happened to an account or a waiting registration, newest first",
    options: pageOptions,
    printed: (entries) => ({ data: entries, text: told(entries) }),
  }),
];

function told(entries: readonly TimelineEntry[]): string {
  const rows = entries.map(({ id, at, what, by, staffName, details }) => {
    const parts = Object.entries(details).map(([name, value]) => `${name}=${value}`);
    return { at, what, by: staffName ?? by, details: parts.join(" "), id };
  });
  return table(rows, "Nothing is known any more.");
}
