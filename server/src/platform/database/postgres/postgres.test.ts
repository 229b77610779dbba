import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../../../test/database.ts";
import type { Database } from "../database.ts";
import { DatabaseAway } from "./database-away.ts";

describe.runIf(process.env.TEST_DATABASE_URL)("A server", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test.each([
    ["before", "select 1", true],
    ["during", "select pg_sleep(600)", false],
  ] as const)(
    "[SEC-F5] that ends a connection %s a statement of a transaction breaks that one alone",
    async (_when, statement, isEndedFirst) => {
      const { kysely } = database;
      const broken = kysely.transaction().execute(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        await sql`set local statement_timeout = 0`.execute(tx);
        const ended = sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(kysely);
        if (isEndedFirst) await ended;
        await sql.raw(statement).execute(tx);
      });
      await expect(broken).rejects.toThrow(DatabaseAway);
      await database.ping();
    },
  );

  test("prepares what comes the fifth time, and nothing that asks for all columns", async () => {
    const names = await database.kysely.connection().execute(async (db) => {
      for (let use = 1; use <= 5; use += 1) {
        await sql`select ${use}::int as use`.execute(db);
        await sql`select * from settings where name = ${use}`.execute(db);
      }
      const asked = sql<{ text: string }>`select statement as text from pg_prepared_statements`;
      return (await asked.execute(db)).rows.map(({ text }) => text);
    });
    expect(names).toContain("select $1::int as use");
    expect(names.filter((text) => text.includes("*"))).toEqual([]);
  });
});
