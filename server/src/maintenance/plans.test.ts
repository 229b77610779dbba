import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmptyTestDatabase } from "../../test/database.ts";
import type { Database } from "../platform/database/database.ts";
import { embeddedPlans, embeddedVacuum } from "./embedded-jobs.ts";

let database: Database;
beforeAll(async () => {
  database = await openEmptyTestDatabase();
});
afterAll(() => database.close());

const select = "select word from words where number = ";

/** How the prepared statement is run by the plan that it has now. */
async function plan(): Promise<string> {
  const { kysely } = database;
  const { rows: named } = await sql<{ name: string }>`
    select name from pg_prepared_statements where statement like ${`${select}%`}`.execute(kysely);
  const { rows } = await sql<Record<string, string>>`
    explain execute ${sql.id(named[0]?.name ?? "")}(1)`.execute(kysely);
  return rows.flatMap((row) => Object.values(row)).join("\n");
}

test.skipIf(process.env.TEST_DATABASE_URL)(
  "a statement that was planned for an empty table finds the index when the table has grown",
  async () => {
    const { kysely } = database;
    const find = (number: number) => sql`${sql.raw(select)}${number}`.execute(kysely);
    await sql`create table words (number integer primary key, word text)`.execute(kysely);
    await embeddedVacuum.run(database, new Date());
    for (let time = 0; time < 10; time += 1) await find(time);
    await sql`insert into words select n, 'x' from generate_series(1, 5000) n`.execute(kysely);
    expect(await plan()).toContain("Seq Scan");
    await embeddedPlans.run(database, new Date());
    expect(await plan()).toContain("Index Scan");
  },
);

test.skipIf(process.env.TEST_DATABASE_URL)(
  "a table that has grown is counted, and one that has not is left alone",
  async () => {
    const { kysely } = database;
    await sql`create table grown as select n from generate_series(1, 1000) n`.execute(kysely);
    await sql`create table small as select n from generate_series(1, 50) n`.execute(kysely);
    await embeddedPlans.run(database, new Date());
    const counted = async () =>
      (
        await sql<{ rows: number }>`
          select reltuples::int as rows from pg_class where relname in ('grown', 'small')
          order by relname`.execute(kysely)
      ).rows.map(({ rows }) => rows);
    expect(await counted()).toEqual([1_000, -1]);
    await sql`insert into grown select 1 from generate_series(1, 100)`.execute(kysely);
    await embeddedPlans.run(database, new Date());
    expect(await counted()).toEqual([1_000, -1]);
    await sql`insert into grown select 1 from generate_series(1, 51)`.execute(kysely);
    await embeddedPlans.run(database, new Date());
    expect(await counted()).toEqual([1_151, -1]);
  },
);
