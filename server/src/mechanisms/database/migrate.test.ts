import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmptyTestDatabase } from "../../../test/database.ts";
import type { Database } from "./database.ts";
import { isMigrated, migrate } from "./migrate.ts";

let database: Database;
beforeAll(async () => {
  database = await openEmptyTestDatabase();
});
afterAll(() => database.close());

test("[SEC-F15] four migrators at the same moment apply each migration once", async () => {
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database)));
  const names = applied.flat();
  expect(names).toContain("0001-tokens-audit-idempotency");
  expect(new Set(names).size).toBe(names.length);
  expect(await isMigrated(database)).toBe(true);
});

test("migrating again applies nothing", async () => {
  expect(await migrate(database)).toEqual([]);
});

test("[SEC-B10] there is a place for passwords and none for a hint or a security question", async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public'`.execute(database.kysely);
  const names = rows.map(({ name }) => name);
  expect(names).toContain("password_hash");
  expect(names.filter((name) => /hint|question|answer|secret/.test(name))).toEqual([]);
});

test("a database that lacks a migration is not called migrated", async () => {
  await sql`delete from kysely_migration where name like '0001%'`.execute(database.kysely);
  expect(await isMigrated(database)).toBe(false);
});
