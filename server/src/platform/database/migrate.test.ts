import { mkdtempSync, rmSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** A migration that locks a table twice, as those do that add a table which points at it and then a column. */
async function nextMigrations(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "frontdoor-migrations-"));
  await cp(join(import.meta.dirname, "../../../migrations"), folder, { recursive: true });
  const text = `create table next_version (account_id uuid references accounts);
alter table accounts add column next_version text;`;
  await writeFile(join(folder, "8000-next.sql"), text);
  return folder;
}

test.runIf(process.env.TEST_DATABASE_URL)(
  "a migration gives way to a request that reads and then writes the table that it changes, and is applied once the request is done",
  async () => {
    const folder = await nextMigrations();
    const { kysely } = database;
    let migrating: Promise<string[]> | undefined;
    const waiters = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_locks where not granted and relation = 'accounts'::regclass`.execute(
        kysely,
      );
      return rows[0]?.count;
    };
    await kysely.transaction().execute(async (tx) => {
      await sql`select from accounts`.execute(tx);
      migrating = migrate(database, folder);
      for (const count of [1, 0, 1]) {
        await expect.poll(waiters, { interval: 5 }).toBe(count);
      }
      await sql`update accounts set language = 'af'`.execute(tx);
    });
    expect(await migrating).toEqual(["8000-next"]);
    rmSync(folder, { recursive: true });
  },
);

test.runIf(process.env.TEST_DATABASE_URL)(
  "a migration that makes nothing but an index waits for nobody who only reads",
  async () => {
    const folder = await nextMigrations();
    const text = `-- Nothing but an index; create table is only said here.
create index if not exists next_index on accounts (language);`;
    await writeFile(join(folder, "8001-index.sql"), text);
    const { kysely } = database;
    await kysely.transaction().execute(async (tx) => {
      await sql`select from accounts`.execute(tx);
      expect(await migrate(database, folder)).toEqual(["8001-index"]);
    });
    rmSync(folder, { recursive: true });
  },
);

test("a version goes on with a database that a later one has migrated, until a migration took away what it uses", async () => {
  const { kysely } = database;
  const applied = (name: string) => sql`insert into kysely_migration values (${name}, now())`;
  await applied("9000-adds-a-column").execute(kysely);
  expect(await migrate(database)).toEqual([]);
  expect(await isMigrated(database)).toBe(true);
  const setting = (value: string) =>
    kysely.insertInto("settings").values({ name: "oldest_schema", value });
  await setting("0001-tokens-audit-idempotency").execute();
  expect(await migrate(database)).toEqual([]);
  await kysely
    .updateTable("settings")
    .set({ value: "9000-adds-a-column" })
    .where("name", "=", "oldest_schema")
    .execute();
  await expect(migrate(database)).rejects.toThrow(
    /^The database was brought to 9000-adds-a-column, on which this version cannot run[^\n]*$/,
  );
  await kysely.deleteFrom("settings").where("name", "=", "oldest_schema").execute();
});

test("a database that lacks a migration is not called migrated", async () => {
  await sql`delete from kysely_migration where name like '0001%'`.execute(database.kysely);
  expect(await isMigrated(database)).toBe(false);
  await expect(migrate(database)).rejects.toThrow("corrupted migrations");
});
