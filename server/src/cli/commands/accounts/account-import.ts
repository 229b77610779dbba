import {
  archiveAccount,
  importAccounts,
  maximumAccountsPerRequest,
} from "@frontdoor/contract/products/accounts.ts";
import type { Command } from "../../command.ts";
import { CommandFailed } from "../../command-failed.ts";
import { examineFile } from "../../people-import/examine-file.ts";
import { sendPeople } from "../../people-import/import-people.ts";
import { reasonOf, reasonOption } from "../../reason-option.ts";
import { importRows, inBatches } from "../../rows/import-rows.ts";
import { type FileRow, readRows } from "../../rows/read-rows.ts";
import { realmOption, whose } from "./account.ts";

const columns = ["username", "emailAddress", "name", "surname", "cellularNumber"] as const;

/** For another system's accounts alone. */
const peopleOptions = {
  "dry-run": { isSwitch: true, meaning: "look at every row and make nothing" },
  mail: { isSwitch: true, meaning: "write to each new person that the account has moved" },
  "shared-addresses": {
    isSwitch: true,
    meaning: "several accounts of a practice may have one address",
  },
  ...reasonOption,
  errors: { meaning: "where to list the faulty rows; <file>.errors.csv without it" },
} as const;

export const accountChangeCommands: readonly Command[] = [
  {
    words: ["account", "archive"],
    example: "account archive thandi --reason 'asked by letter' --yes",
    asks: ["archiveAccount"],
    summary: "Archives an account for good, as a confirmed removal does",
    values: ["username"],
    options: {
      ...realmOption,
      ...reasonOption,
      yes: { isSwitch: true, meaning: "you are sure: nothing undoes it" },
    },
    async run(given, { ask }) {
      if (!given.isOn("yes")) {
        throw new CommandFailed("Nothing undoes this. Add --yes when you are sure.");
      }
      const body = { ...whose(given), reason: reasonOf(given) };
      await ask(archiveAccount, { body });
      return { data: { archived: true }, text: `${given.value("username")} is archived.` };
    },
  },
  {
    words: ["account", "import"],
    example: "account import people.csv --dry-run --errors faults.csv",
    asks: ["importAccounts", "importPeople"],
    summary: `Brings accounts in: patients' from a CSV (${columns.join(", ")}), another system's from a CSV or NDJSON with realm (docs/operations.md has the columns)`,
    values: ["file"],
    options: peopleOptions,
    async run(given, { config, ...tools }) {
      const file = config.path(given.value("file"));
      const examined = await examineFile(file);
      if (examined.form === "ndjson" || examined.heading.includes("realm")) {
        const faultsPath = config.path(given.option("errors") ?? `${file}.errors.csv`);
        const plan = {
          file: examined,
          dryRun: given.isOn("dry-run"),
          mail: given.isOn("mail"),
          sharedAddresses: given.isOn("shared-addresses"),
          reason: given.option("reason"),
          faultsPath,
        };
        return sendPeople(plan, { config, ...tools });
      }
      const unfit = Object.keys(peopleOptions).find(
        (option) => given.isOn(option) || given.option(option) !== undefined,
      );
      if (unfit !== undefined) {
        throw new CommandFailed(`--${unfit} is for a file with the column realm.`);
      }
      const accounts = readRows(file, columns, (row) => ({
        username: row.username ?? "",
        emailAddress: row.emailAddress ?? "",
        name: row.name ?? "",
        surname: row.surname ?? "",
        cellularNumber: row.cellularNumber ?? "",
      }));
      const batches = inBatches(accounts, maximumAccountsPerRequest);
      const replies = await importRows(
        {
          file,
          call: importAccounts,
          batches,
          list: "accounts",
          bodyOf: (values) => ({ accounts: [...values] }),
        },
        tools,
      );
      const skipped = replies.flatMap((reply, index) =>
        skippedRows(batches[index] ?? [], reply.skipped),
      );
      const imported = accounts.length - skipped.length;
      return { data: { imported, skipped }, text: told(imported, skipped) };
    },
  },
];

interface SkippedRow {
  line: number;
  username: string;
}

/** A name that stands in the batch several times was skipped where it stands last. */
function skippedRows(
  batch: readonly FileRow<{ username: string }>[],
  usernames: readonly string[],
): SkippedRow[] {
  const left = new Map<string, number>();
  for (const username of usernames) left.set(username, (left.get(username) ?? 0) + 1);
  const rows = batch.toReversed().flatMap(({ line, value: { username } }) => {
    const count = left.get(username) ?? 0;
    left.set(username, count - 1);
    return count > 0 ? [{ line, username }] : [];
  });
  return rows.toReversed();
}

function told(imported: number, skipped: readonly SkippedRow[]): string {
  const counted = `${imported} are new, ${skipped.length} were skipped`;
  const rows = skipped.map(({ line, username }) => `line ${line}: ${username}`);
  return rows.length === 0
    ? `${counted}.`
    : [`${counted}, their usernames are taken:`, ...rows].join("\n");
}
