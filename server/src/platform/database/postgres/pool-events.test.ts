import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { DatabaseAway } from "./database-away.ts";
import { tellingPool } from "./pool-events.ts";

/** A connection as the driver hands it out, on which every statement but `begin` fails. */
function openFailing(failure: Error) {
  const sent: string[] = [];
  const released: unknown[] = [];
  const client = {
    async query(text: string) {
      sent.push(text);
      if (text !== "begin" && text !== "rollback") throw failure;
      return { rows: [] };
    },
    release: (destroy: unknown) => released.push(destroy),
  };
  const pool = new pg.Pool();
  Object.assign(pool, { connect: async () => client });
  const dialect = new PostgresDialect({ pool: tellingPool(pool) });
  return { kysely: new Kysely<unknown>({ dialect }), sent, released };
}

test.each([
  "Query read timeout",
  "Client has encountered a connection error and is not queryable",
  "Connection terminated unexpectedly",
  "what a later version of the driver says",
])(
  "[SEC-F5 SEC-F9] after «%s» nothing more is sent, and nobody gets the connection again",
  async (words) => {
    const { kysely, sent, released } = openFailing(new Error(words));
    const work = kysely.transaction().execute((tx) => sql`select 1`.execute(tx));
    await expect(work).rejects.toThrow(DatabaseAway);
    await expect(work).rejects.toThrow(words);
    expect([sent, released]).toEqual([["begin", "select 1"], [true]]);
  },
);

test("a connection on which a statement was refused is rolled back and used again", async () => {
  const refusal = Object.assign(new pg.DatabaseError("", 0, "error"), { code: "23505" });
  const { kysely, sent, released } = openFailing(refusal);
  const work = kysely.transaction().execute((tx) => sql`select 1`.execute(tx));
  await expect(work).rejects.toBe(refusal);
  expect([sent, released]).toEqual([["begin", "select 1", "rollback"], [false]]);
});

test.each(["timeout exceeded when trying to connect", "getaddrinfo EAI_AGAIN database"])(
  "[SEC-F10] a caller without a connection is told the same way: %s",
  async (words) => {
    const pool = new pg.Pool();
    Object.assign(pool, { connect: () => Promise.reject(new Error(words)) });
    await expect(tellingPool(pool).connect()).rejects.toThrow(new DatabaseAway(new Error(words)));
  },
);
