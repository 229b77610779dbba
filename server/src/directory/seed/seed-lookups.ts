import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type LookupList, lookupLists } from "@frontdoor/contract/products/lookups.ts";
import { sql } from "kysely";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { keepSetting, readSetting } from "../../platform/database/settings.ts";
import type { LookupTables } from "../lookups/lookup-tables.ts";
import { parseCsv } from "./csv.ts";

const settingName = "seeded-lookups";
const rowsAtOnce = 500;

/**
 * Loads the lists into the database when the files changed since the last start: new entries come,
 * known ones take the file's name and place. Entries that no file names stay as they are, so that an
 * operator's own survive. Safe when several processes start at once.
 */
export async function seedLookups(
  database: Database,
  rows: readonly LookupRow[] = readLookupFiles(),
): Promise<void> {
  const digest = createHash("sha256").update(JSON.stringify(rows)).digest("hex");
  await database.kysely.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${settingName}))`.execute(tx);
    if ((await readSetting(tx, settingName)) === digest) return;
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      await upsert(tx, rows.slice(start, start + rowsAtOnce));
    }
    await keepSetting(tx, settingName, digest);
  });
}

async function upsert(tx: Transaction, rows: readonly LookupRow[]): Promise<void> {
  await tx
    .insertInto("lookup_items")
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(["list", "parent_id", "id"]).doUpdateSet((excluded) => ({
        name: excluded.ref("excluded.name"),
        active: excluded.ref("excluded.active"),
        position: excluded.ref("excluded.position"),
      })),
    )
    .execute();
}

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
