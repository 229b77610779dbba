import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silentLog } from "../../../../test/database.ts";
import { readDump } from "../../../../test/migrated.ts";
import { openInMemory } from "./embedded.ts";
import { embeddedClient } from "./embedded-client.ts";

let engine: PGlite;
beforeAll(async () => {
  engine = await PGlite.create();
});
afterAll(() => engine.close());

/** As the pool connects: what a client before this one prepared is gone. */
async function connect() {
  const Client = embeddedClient(engine);
  const client = new Client();
  await client.connect();
  await client.query("rollback; deallocate all");
  return client;
}

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");
function megabytesHeld(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_000_000;
}
const prepared = "select name from pg_prepared_statements order by name";

test("a statement is prepared once, and each use of it has its own values", async () => {
  const client = await connect();
  for (const value of [1, 2, 3]) {
    expect((await client.query("select $1::int as value", [value])).rows).toEqual([{ value }]);
  }
  expect((await client.query(prepared)).rows).toEqual([{ name: "statement-0" }]);
  await client.end();
});

test("a refused statement leaves the next one to be served, also the same one", async () => {
  const client = await connect();
  const half = (divisor: number) => client.query("select 6 / $1::int as part", [divisor]);
  await expect(half(0)).rejects.toMatchObject({ code: "22012" });
  expect((await half(3)).rows).toEqual([{ part: 2 }]);
  await expect(client.query("select $1 from nowhere", [1])).rejects.toMatchObject({
    code: "42P01",
  });
  expect((await half(2)).rows).toEqual([{ part: 3 }]);
  await client.end();
});

test("[SEC-D15] a search is planned anew for each pattern", async () => {
  const client = await connect();
  const search = (pattern: string) =>
    client.query("select typname from pg_type where typname like $1", [pattern]);
  expect((await search("timestampt%")).rows).toEqual([{ typname: "timestamptz" }]);
  expect((await search("nobody%")).rows).toEqual([]);
  expect((await client.query(prepared)).rows).toEqual([]);
  await client.end();
});

const upTo = (count: number) => Array.from({ length: count }, (_, index) => `name ${index}`);

test("lists and rows of every length leave the names to statements that come back", async () => {
  const { kysely, close } = await openInMemory(silentLog, await readDump("migrated", silentLog));
  const settings = () => kysely.selectFrom("settings").select("value");
  for (let length = 2; length <= 160; length += 1) {
    const names = upTo(length);
    await settings().where("name", "in", names).execute();
    const rows = names.map((name) => ({ name, value: "x" }));
    await kysely
      .insertInto("settings")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await settings().where("value", "=", "last").execute();
  const { rows } = await sql<{
    statement: string;
  }>`select statement from pg_prepared_statements`.execute(kysely);
  expect(rows.map(({ statement }) => statement)).toContain(
    settings().where("value", "=", "last").compile().sql,
  );
  await close();
});

test("however many statements there are, the engine keeps 300", async () => {
  const client = await connect();
  for (const name of upTo(310)) await client.query(`select $1::int as "${name}"`, [1]);
  expect((await client.query(prepared)).rows).toHaveLength(300);
  await client.end();
});

test("an answer that was read is kept nowhere", async () => {
  const client = await connect();
  const oneMegabyte = () => client.query("select repeat('x', $1) as text", [1_000_000]);
  await oneMegabyte();
  const before = megabytesHeld();
  for (let time = 0; time < 30; time += 1) await oneMegabyte();
  expect(megabytesHeld() - before).toBeLessThan(10);
  await client.end();
});

test.each([
  ["nothing", null],
  ["an empty text", ""],
  ["a text beyond the basic plane", "Zoë 👩🏽‍⚕️ \u{10ffff}"],
  ["a megabyte", "é".repeat(500_000)],
  ["what looks like SQL", "'; drop table x; -- $1"],
])("%s comes back as it was sent", async (_what, value) => {
  const client = await connect();
  const { rows } = await client.query("select $1::text as value", [value]);
  expect(rows).toEqual([{ value }]);
  await client.end();
});

test("bytes of every value come back as they were sent", async () => {
  const client = await connect();
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, place) => place % 256));
  const { rows } = await client.query("select $1::bytea as bytes", [bytes]);
  expect(bytes.equals(rows[0].bytes)).toBe(true);
  await client.end();
});

test("a text with a zero byte is refused, in a transaction too, and the next statement is served", async () => {
  const client = await connect();
  const echo = (text: string) => client.query("select $1::text as text", [text]);
  await client.query("begin");
  await expect(echo("a\0b")).rejects.toMatchObject({ code: "22021" });
  await expect(echo("x")).rejects.toMatchObject({ code: "25P02" });
  await client.query("rollback");
  expect((await echo("x")).rows).toEqual([{ text: "x" }]);
  await client.end();
});

test("statements that are sent at once are answered each with its own rows", async () => {
  const client = await connect();
  const values = Array.from({ length: 100 }, (_, value) => value);
  const half = (value: number) => client.query("select 100 / $1::int as part", [value]);
  const answers = await Promise.allSettled(values.map(half));
  expect(answers[0]).toMatchObject({ reason: { code: "22012" } });
  for (const value of values.slice(1)) {
    expect(answers[value]).toMatchObject({ value: { rows: [{ part: Math.floor(100 / value) }] } });
  }
  await client.end();
});
