import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { searchKey } from "./search-key.ts";

export interface Practice {
  id: string;
  name: string;
  /** A PNG that `cleanPng` has passed. */
  logo: Buffer | null;
  /** Whether one without a logo keeps the one that is here. */
  keepLogo?: boolean;
  active: boolean;
}

/** Adds practices or replaces those of the same id; an id must not stand twice in one call. */
export async function savePractices(
  db: Db,
  practices: readonly Practice[],
  now: Date,
): Promise<void> {
  const keeping = practices.filter(({ keepLogo }) => keepLogo === true);
  await save(db, keeping, now, sql<Buffer | null>`coalesce(excluded.logo, practices.logo)`);
  const replacing = practices.filter(({ keepLogo }) => keepLogo !== true);
  await save(db, replacing, now, sql<Buffer | null>`excluded.logo`);
}

async function save(
  db: Db,
  practices: readonly Practice[],
  now: Date,
  kept: RawBuilder<Buffer | null>,
): Promise<void> {
  if (practices.length === 0) return;
  const rows = practices.map(({ id, name, logo, active }) => ({
    id,
    name,
    search_key: searchKey(name),
    logo,
    active,
    updated_at: now,
  }));
  // In one order for everybody: two calls of the same practices would wait for each other.
  rows.sort((one, other) => (one.id < other.id ? -1 : 1));
  await db
    .insertInto("practices")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((set) => ({
        name: set.ref("excluded.name"),
        search_key: set.ref("excluded.search_key"),
        logo: kept,
        active: set.ref("excluded.active"),
        updated_at: set.ref("excluded.updated_at"),
      })),
    )
    .execute();
}
