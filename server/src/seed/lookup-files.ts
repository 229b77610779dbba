import { readFileSync } from "node:fs";
import { type LookupList, lookupLists } from "@frontdoor/contract/products/lookups.ts";
import type { LookupTables } from "../records/lookups/lookup-tables.ts";
import { parseCsv } from "./csv.ts";

export type LookupRow = LookupTables["lookup_items"];

const seedFolder = new URL("../../seed/", import.meta.url);

/** Every entry that the seed files hold, in the order in which the lists show it. */
export function readLookupFiles(folder: URL = seedFolder): LookupRow[] {
  return lookupLists.flatMap((list) => readList(list, new URL(`${list}.csv`, folder)));
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
