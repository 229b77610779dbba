import { importColumnNames } from "@frontdoor/contract/products/import-columns.ts";
import { maximumRowsPerRequest } from "@frontdoor/contract/products/import-people.ts";
import { consoleImportPeopleWords as words } from "@frontdoor/words/staff/import-people.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { readCsv } from "../lists/read-csv.ts";

export interface PeopleFile {
  /** SHA-256 in hexadecimal digits. The same file is the same import. */
  hash: string;
  rows: readonly { row: number; person: Readonly<Record<string, string>> }[];
}

/** Reads a file with our own columns. @returns the file, or why it cannot be read */
export async function peopleFile(file: Blob): Promise<PeopleFile | string> {
  const read = await readCsv(file, maximumRowsPerRequest, words);
  if (typeof read === "string") return read;
  if (!read.columns.includes("realm")) return words.noRealm;
  const unknown = read.columns.filter((name) => !importColumnNames.some((known) => known === name));
  if (unknown.length > 0) {
    return fill(words.unknown, { names: unknown.join(", "), known: importColumnNames.join(", ") });
  }
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return {
    hash: hash.join(""),
    rows: read.rows.map(({ line, values }) => ({ row: line, person: values })),
  };
}
