import { readFileSync } from "node:fs";
import { type LookupList, lookupLists } from "@frontdoor/contract/products/lookups.ts";
import type { LookupTables } from "../lookups/lookup-tables.ts";
import { parseCsv } from "./csv.ts";

export type LookupRow = LookupTables["lookup_items"];

const seedFolder = new URL("../../../seed/", import.meta.url);

/** Every entry that the seed files hold, in the order in which the lists show it. */
export function readLookupFiles(folder: URL = seedFolder): LookupRow[] {
  return lookupLists.flatMap((list) => readList(list, new URL(`${list}.csv`, folder)));
}

function readList(list: LookupList, file: URL): LookupRow[] {
  return parseCsv(readFileSync(file), file.pathname).map(({ values }, position) => ({
    list,
    parent_id: values.parent_id ?? "",
    id: values.id ?? "",
    name: values.name ?? "",
    active: values.active !== "false",
    position,
  }));
}
