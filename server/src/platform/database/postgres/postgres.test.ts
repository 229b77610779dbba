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
    ["during", "select pg_sleep(5)", false],
  ] as const)(
    "[SEC-F5] that ends a connection %s a statement of a transaction breaks that one alone",
    async (_when, statement, isEndedFirst) => {
      const { kysely } = database;
      const broken = kysely.transaction().execute(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        const ended = sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(kysely);
        if (isEndedFirst) await ended;
        await sql.raw(statement).execute(tx);
      });
      await expect(broken).rejects.toThrow(DatabaseAway);
      await database.ping();
    },
  );
});
