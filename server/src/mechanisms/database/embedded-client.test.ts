import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { embeddedClient } from "./embedded-client.ts";

let engine: PGlite;
beforeAll(async () => {
  engine = await PGlite.create();
});
afterAll(() => engine.close());

async function connect() {
  const Client = embeddedClient(engine);
  const client = new Client();
  await client.connect();
  return client;
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
  await client.query("deallocate all");
  const half = (divisor: number) => client.query("select 6 / $1::int as part", [divisor]);
  await expect(half(0)).rejects.toMatchObject({ code: "22012" });
  expect((await half(3)).rows).toEqual([{ part: 2 }]);
  await expect(client.query("select $1 from nowhere", [1])).rejects.toMatchObject({
    code: "42P01",
  });
  expect((await half(2)).rows).toEqual([{ part: 3 }]);
  await client.end();
});

test("statements of many lengths do not pile up in the engine", async () => {
  const client = await connect();
  await client.query("deallocate all");
  for (let length = 1; length <= 320; length += 1) {
    const values = Array.from({ length }, (_, place) => place);
    const list = values.map((_, place) => `$${place + 1}::int`).join();
    await client.query(`select 1 where 0 in (${list})`, values);
  }
  const { rows } = await client.query(prepared);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.length).toBeLessThanOrEqual(300);
  await client.end();
});
