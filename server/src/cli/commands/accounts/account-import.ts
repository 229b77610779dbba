import {
  importAccounts,
  maximumAccountsPerRequest,
} from "@frontdoor/contract/products/accounts.ts";
import { callCommand, done } from "../../call-command.ts";
import type { CliConfig } from "../../cli-config.ts";
import type { Command, Given } from "../../command.ts";
import { CommandFailed } from "../../command-failed.ts";
import { examineFile } from "../../people-import/examine-file.ts";
import {
  type ExaminedExport,
  examineExport,
  systemNames,
} from "../../people-import/exports/read-export.ts";
import { sendPeople } from "../../people-import/import-people.ts";
import { readPeople } from "../../people-import/read-people.ts";
import { reasonOf, reasonOption } from "../../reason-option.ts";
import { importRows, inBatches } from "../../rows/import-rows.ts";
import { type FileRow, readRows } from "../../rows/read-rows.ts";
import { realmOption, whose } from "./account.ts";

const columns = ["username", "emailAddress", "name", "surname", "cellularNumber"] as const;
type Column = (typeof columns)[number];

/** Options for accounts of another system only. */
const peopleOptions = {
  "dry-run": { isSwitch: true, meaning: "look at every row and make nothing" },
  mail: { isSwitch: true, meaning: "write to each new person that the account has moved" },
  "shared-addresses": {
    isSwitch: true,
    meaning: "several accounts of a practice may have one address",
  },
  ...reasonOption,
  errors: { meaning: "where to list the faulty rows; <file>.errors.csv without it" },
  from: { meaning: "the file is an export as this system writes it", choices: systemNames },
  mapping: { meaning: "with --from: a JSON file that says where the columns come from" },
  "hash-config": { meaning: "with --from firebase: the file with the project's hash_config" },
  hashes: { meaning: "with --from auth0: the file with the hashes of passwords" },
} as const;
/** They have no meaning without `from`. */
const exportOptions = ["mapping", "hash-config", "hashes"] as const;

export const accountChangeCommands: readonly Command[] = [
  callCommand("archiveAccount", {
    usage: "account archive <username>",
    example: "account archive thandi --reason 'asked by letter' --yes",
    summary: "Archives an account, as a confirmed removal does",
    options: {
      ...realmOption,
      ...reasonOption,
      yes: { isSwitch: true, meaning: "you are sure: their password and passkeys go for good" },
    },
    question(given) {
      if (!given.isOn("yes")) {
        throw new CommandFailed("Password and passkeys go for good. Add --yes when you are sure.");
      }
      return { body: { ...whose(given), reason: reasonOf(given) } };
    },
    printed: done("archived", ({ value }) => `${value("username")} is archived.`),
  }),
  {
    usage: "account import <file>",
    example: "account import people.csv --dry-run --errors faults.csv",
    asks: ["importAccounts", "importPeople"],
    summary: `Brings accounts in: patients' from a CSV (${columns.join(", ")}), another system's from a CSV or NDJSON with realm, or as it was exported with --from (docs/operations.md has the columns)`,
    options: peopleOptions,
    async run(given, { config, ...tools }) {
      const file = config.path(given.value("file"));
      const exported = await exportOf(file, given, config);
      const examined = exported?.file ?? (await examineFile(file));
      if (exported !== null || examined.form !== "csv" || examined.heading.includes("realm")) {
        const faultsPath = config.path(given.option("errors") ?? `${file}.errors.csv`);
        const plan = {
          file: examined,
          read: exported?.read ?? (() => readPeople(examined)),
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
      const accounts = readRows(file, columns, accountIn);
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

/**
 * The export of another system where `--from` names one; null for a file with our own columns.
 * @throws CommandFailed for options that are missing or do not belong together
 */
async function exportOf(
  file: string,
  given: Given,
  config: CliConfig,
): Promise<ExaminedExport | null> {
  const from = systemNames.find((name) => name === given.option("from"));
  const without = exportOptions.find((option) => given.option(option) !== undefined);
  if (from === undefined) {
    if (without === undefined) return null;
    throw new CommandFailed(
      `--${without} is for an export: say with --from which system wrote it.`,
    );
  }
  const pathOf = (option: (typeof exportOptions)[number]) => {
    const value = given.option(option);
    return value === undefined ? null : config.path(value);
  };
  const mapping = pathOf("mapping");
  if (mapping === null) {
    throw new CommandFailed(
      `--from ${from} needs --mapping: a JSON file with { "realm": { "value": "practice" } } at least.`,
    );
  }
  const files = { from, mapping, hashConfig: pathOf("hash-config"), hashes: pathOf("hashes") };
  return examineExport(file, files);
}

const accountIn = (row: Record<string, string>) =>
  Object.fromEntries(columns.map((name) => [name, row[name] ?? ""])) as Record<Column, string>;

interface SkippedRow {
  line: number;
  username: string;
}

/** Of a name that occurs several times in the batch, the last rows were skipped. */
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
