import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import type { Transaction } from "../database.ts";
import { askWithNext, sendWithNext } from "../send-with-next.ts";
import { DatabaseAway } from "./database-away.ts";
import { tellingPool } from "./pool-events.ts";

/** A connection as the driver hands it out, on which every statement fails that is not among these. */
function openFailing(failure: Error, fine: readonly string[] = ["begin", "rollback"]) {
  const sent: string[] = [];
  const pieces: number[] = [];
  const released: unknown[] = [];
  const stream = { cork: () => pieces.push(sent.length), uncork: () => pieces.push(sent.length) };
  const client = {
    connection: { stream },
    async query(text: string) {
      sent.push(text);
      if (!fine.includes(text)) throw failure;
      return { rows: [], command: text.toUpperCase() };
    },
    release: (destroy: unknown) => released.push(destroy),
  };
  const pool = new pg.Pool();
  Object.assign(pool, { connect: async () => client });
  const dialect = new PostgresDialect({ pool: tellingPool(pool) });
  return { kysely: new Kysely<unknown>({ dialect }), sent, pieces, released };
}

const audited = sql`insert 1`;
/** Leaves a statement to go with the next one. */
const leave = (tx: unknown) =>
  sendWithNext(tx as Transaction, { compile: () => audited.compile(tx as Transaction) });
const refused = Object.assign(new pg.DatabaseError("", 0, "error"), { code: "23505" });

test("a beginning and what nobody waits for go in one piece with the statement that follows", async () => {
  const opened = openFailing(refused, ["begin", "select 1", "insert 1", "commit"]);
  const { kysely, sent, pieces, released } = opened;
  await kysely.transaction().execute(async (tx) => {
    await leave(tx);
    await sql`select 1`.execute(tx);
    expect(sent).toEqual(["begin", "insert 1", "select 1"]);
    await leave(tx);
    expect(sent).toHaveLength(3);
  });
  expect(sent.slice(3)).toEqual(["insert 1", "commit"]);
  expect([pieces, released]).toEqual([[0, 3, 3, 5], [false]]);
});

test("a question that goes with the next statement is answered with that one, and not before", async () => {
  const { kysely, pieces } = openFailing(refused, ["begin", "insert 1", "select 1", "commit"]);
  await kysely.transaction().execute(async (tx) => {
    const question = { compile: () => audited.compile(tx as Transaction) };
    const rows = await askWithNext(tx as Transaction, question);
    expect(rows).toThrow("Nothing has been asked since");
    await sql`select 1`.execute(tx);
    expect(rows()).toEqual([]);
  });
  expect(pieces).toEqual([0, 3]);
});

test("a statement that went with the commit and was refused is the transaction's failure", async () => {
  const { kysely, sent, released } = openFailing(refused, ["begin", "select 1", "rollback"]);
  const work = kysely.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    await leave(tx);
  });
  await expect(work).rejects.toBe(refused);
  expect(sent).toEqual(["begin", "select 1", "insert 1", "commit", "rollback"]);
  expect(released).toEqual([false]);
});

test("of a transaction that is undone nothing is sent that was left, and nothing at all where nothing was sent", async () => {
  const { kysely, sent } = openFailing(refused, ["begin", "select 1", "rollback"]);
  const undo = new Error("undone");
  const before = kysely.transaction().execute(async (tx) => {
    await leave(tx);
    throw undo;
  });
  await expect(before).rejects.toBe(undo);
  expect(sent).toEqual([]);
  const after = kysely.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    await leave(tx);
    throw undo;
  });
  await expect(after).rejects.toBe(undo);
  expect(sent).toEqual(["begin", "select 1", "rollback"]);
});

test("outside of a transaction nothing waits for a next statement", async () => {
  const { kysely, sent } = openFailing(refused, ["insert 1"]);
  await leave(kysely);
  expect(sent).toEqual(["insert 1"]);
});

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
  const { kysely, sent, released } = openFailing(refused);
  const work = kysely.transaction().execute((tx) => sql`select 1`.execute(tx));
  await expect(work).rejects.toBe(refused);
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
