import {
  archiveAccount,
  importAccounts,
  maximumAccountsPerRequest,
} from "@frontdoor/contract/products/accounts.ts";
import { type Command, CommandFailed } from "../command.ts";
import { readRows } from "../read-rows.ts";
import { realmOption, whose } from "./account.ts";

const columns = ["username", "emailAddress", "name", "surname", "cellularNumber"] as const;

export const accountChangeCommands: readonly Command[] = [
  {
    words: ["account", "archive"],
    summary: "Archives an account for good, as a confirmed removal does",
    values: ["username"],
    options: {
      ...realmOption,
      yes: { isSwitch: true, meaning: "you are sure: nothing undoes it" },
    },
    async run(given, { ask }) {
      if (!given.isOn("yes")) {
        throw new CommandFailed("Nothing undoes this. Add --yes when you are sure.");
      }
      await ask(archiveAccount, { body: whose(given) });
      return { data: { archived: true }, text: `${given.value("username")} is archived.` };
    },
  },
  {
    words: ["account", "import"],
    summary: `Brings patients' accounts in from a CSV: ${columns.join(", ")}`,
    values: ["file"],
    options: {},
    async run(given, { ask, config }) {
      const accounts = readRows(config.path(given.value("file")), columns, (row) => ({
        username: row.username ?? "",
        emailAddress: row.emailAddress ?? "",
        name: row.name ?? "",
        surname: row.surname ?? "",
        cellularNumber: row.cellularNumber ?? "",
      }));
      const skipped: string[] = [];
      for (let start = 0; start < accounts.length; start += maximumAccountsPerRequest) {
        const batch = accounts.slice(start, start + maximumAccountsPerRequest);
        skipped.push(...(await ask(importAccounts, { body: { accounts: batch } })).skipped);
      }
      const imported = accounts.length - skipped.length;
      return { data: { imported, skipped }, text: told(imported, skipped) };
    },
  },
];

function told(imported: number, skipped: readonly string[]): string {
  const counted = `${imported} are new, ${skipped.length} were skipped`;
  return skipped.length === 0
    ? `${counted}.`
    : [`${counted}, their usernames are taken:`, ...skipped].join("\n");
}
