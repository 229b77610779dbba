import { readFileSync } from "node:fs";
import type { LookupList, LookupTables } from "../mechanisms/lookups/lookup-tables.ts";
import { parseCsv } from "./csv.ts";

export type LookupRow = LookupTables["lookup_items"];

const seedFolder = new URL("../../seed/", import.meta.url);

const lists: readonly LookupList[] = [
  "countries",
  "practice-disciplines",
  "practice-specialities",
  "practice-roles",
  "academic-disciplines",
  "academic-specialities",
  "academic-grades",
  "academic-roles",
  "training-institutions",
];

/** Every entry that the seed files hold, in the order in which the lists show it. */
export function readLookupFiles(folder: URL = seedFolder): LookupRow[] {
  return lists.flatMap((list) => readList(list, new URL(`${list}.csv`, folder)));
}

function readList(list: LookupList, file: URL): LookupRow[] {
  return parseCsv(readFileSync(file, "utf8")).map((row, position) => ({
    list,
    parent_id: row.parent_id ?? "",
    id: row.id ?? "",
    name: row.name ?? "",
    active: row.active !== "false",
    position,
  }));
}
