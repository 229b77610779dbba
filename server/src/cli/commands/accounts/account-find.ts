import { findAccounts, minimumFindLength } from "@frontdoor/contract/products/support.ts";
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
];
