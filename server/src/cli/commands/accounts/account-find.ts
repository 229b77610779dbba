import {
  findAccounts,
  maximumFoundAccounts,
  minimumFindLength,
} from "@frontdoor/contract/products/support.ts";
import type { Command } from "../../command.ts";
import { UsageError } from "../../command-failed.ts";
import { table } from "../../rows/columns.ts";

export const accountFindCommands: readonly Command[] = [
  {
    words: ["account", "find"],
    example: "account find thandi@",
    asks: ["findAccounts"],
    summary:
      "Finds accounts by the beginning of an address, a number, a name, a username or a practice",
    values: ["text"],
    options: {},
    async run(given, { ask }) {
      const text = given.value("text").trim();
      if (text.length < minimumFindLength) {
        throw new UsageError(`<text> has at least ${minimumFindLength} characters.`);
      }
      const found = await ask(findAccounts, { body: { text } });
      const rows = table(found.accounts, "Nobody is found.");
      const note = `\nMore than ${maximumFoundAccounts} are found: type more.`;
      return { data: found, text: rows + (found.more ? note : "") };
    },
  },
];
