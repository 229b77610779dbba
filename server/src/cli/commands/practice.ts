import { dirname, resolve } from "node:path";
import {
  logoMessage,
  maximumLogoBytes,
  maximumPracticesPerRequest,
  type SavedPractice,
  savePractices,
} from "@frontdoor/contract/products/practices.ts";
import { cleanPng } from "../../directory/practices/clean-png.ts";
import { listCommand } from "../call-command.ts";
import type { Command } from "../command.ts";
import { CommandFailed } from "../command-failed.ts";
import { readFile } from "../read-file.ts";
import { importRows } from "../rows/import-rows.ts";
import { pageOf } from "../rows/page-options.ts";
import { FaultyValue, type FileRow, isActive, readRows } from "../rows/read-rows.ts";

/** Bytes of base64 logos in one request, which has to stay below the server's limit. */
const logoBytesPerRequest = 1_500_000;

export const practiceCommands: readonly Command[] = [
  {
    usage: "practice add <id> <name>",
    example: "practice add sandton-1 'Sandton Family Practice' --logo sandton.png",
    asks: ["savePractices"],
    summary: "Adds a practice that patients can find, or replaces it",
    options: {
      logo: { meaning: "a PNG of at most 64 KiB" },
      inactive: { isSwitch: true, meaning: "keeps it, but hides it from patients" },
    },
    async run(given, { ask, config }) {
      const logo = given.option("logo");
      const practice = {
        id: given.value("id"),
        name: given.value("name"),
        active: !given.isOn("inactive"),
        ...(logo === undefined ? {} : { logoImage: readLogo(config.path(logo)) }),
      };
      await ask(savePractices, { body: { practices: [practice] } });
      return { data: { saved: 1 }, text: `${practice.name} is saved.` };
    },
  },
  {
    usage: "practice import <file>",
    example: "practice import practices.csv",
    asks: ["savePractices"],
    summary: "Adds or replaces the practices of a CSV: id, name, logo (a file beside it), active",
    async run(given, { config, ...tools }) {
      const file = config.path(given.value("file"));
      const practices = readRows(file, ["id", "name"], (row): SavedPractice => {
        const { id = "", name = "", logo = "" } = row;
        const logoImage = logo === "" ? {} : { logoImage: logoOf(resolve(dirname(file), logo)) };
        return { id, name, active: isActive(row), keepLogo: false, ...logoImage };
      });
      await importRows(
        {
          file,
          call: savePractices,
          batches: batchesOf(practices),
          list: "practices",
          bodyOf: (values) => ({ practices: [...values] }),
          identityOf: ({ id }) => ({ column: "id", name: id }),
        },
        tools,
      );
      const saved = practices.length;
      return { data: { saved }, text: `${saved} practices are saved.` };
    },
  },
  listCommand("listPractices", {
    usage: "practice list",
    example: "practice list --text sandton --active",
    summary: "Lists practices by their ids, or those that hold a text",
    options: {
      text: { meaning: "only those whose name holds it, or whose id begins with it" },
      active: { isSwitch: true, meaning: "only those that patients find" },
    },
    question: (given) => {
      const active = given.isOn("active") ? ("true" as const) : undefined;
      return { query: { text: given.option("text"), active, ...pageOf(given) } };
    },
  }),
];

/** Splits practices into requests, by the number that one may have and the size of its logos. */
function batchesOf(practices: readonly FileRow<SavedPractice>[]): FileRow<SavedPractice>[][] {
  const batches: FileRow<SavedPractice>[][] = [];
  let bytes = 0;
  for (const practice of practices) {
    const own = practice.value.logoImage?.length ?? 0;
    const batch = batches.at(-1);
    bytes += own;
    if (batch && batch.length < maximumPracticesPerRequest && bytes <= logoBytesPerRequest) {
      batch.push(practice);
    } else {
      batches.push([practice]);
      bytes = own;
    }
  }
  return batches;
}

/** @throws FaultyValue instead of the errors of {@link readLogo} */
function logoOf(file: string): string {
  try {
    return readLogo(file);
  } catch (error) {
    throw error instanceof CommandFailed ? new FaultyValue("logo", error.message) : error;
  }
}

function readLogo(file: string): string {
  const bytes = readFile(file);
  if (bytes.length > maximumLogoBytes || cleanPng(bytes) === null) {
    throw new CommandFailed(`${file}: ${logoMessage}`);
  }
  return bytes.toString("base64");
}
