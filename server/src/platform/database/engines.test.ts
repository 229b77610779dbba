import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import { type Database, requestWaits } from "./database.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(requestWaits);
});
afterAll(() => database.close());

test("bigint reads as a number, date as its text, timestamptz as the moment", async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select count(*) as many, date '2026-02-28' as day,
      timestamptz '2026-02-28T23:30:00+02:00' as moment`.execute(database.kysely);
  expect(rows[0]).toEqual({
    many: 1,
    day: "2026-02-28",
    moment: new Date("2026-02-28T21:30:00Z"),
  });
});

test("a failed transaction leaves nothing, and the connection serves the next one", async () => {
  const write = (name: string, end: () => void) =>
    database.kysely.transaction().execute(async (tx) => {
      await tx.insertInto("settings").values({ name, value: "x" }).execute();
      end();
    });
  await expect(
    write("lost", () => {
      throw new Error("stop");
    }),
  ).rejects.toThrow("stop");
  await write("kept", () => {});
  const rows = await database.kysely
    .selectFrom("settings")
    .select("name")
    .where("name", "in", ["lost", "kept"])
    .execute();
  expect(rows).toEqual([{ name: "kept" }]);
});

test("a statement error inside a transaction does not poison later queries", async () => {
  const broken = database.kysely
    .transaction()
    .execute((tx) => sql`select * from nowhere`.execute(tx));
  await expect(broken).rejects.toMatchObject({ code: "42P01" });
  await database.ping();
});

test("fifty writers at once are all served", async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, writer) =>
      database.kysely.transaction().execute((tx) =>
        tx
          .insertInto("settings")
          .values({ name: `writer ${writer}`, value: "x" })
          .execute(),
      ),
    ),
  );
  const { rows } = await sql<{ many: number }>`
    select count(*) as many from settings where name like 'writer %'`.execute(database.kysely);
  expect(rows[0]?.many).toBe(50);
});

test("[SEC-F10] while every connection is held whoever waits is refused after five seconds, and served once one is free", async () => {
  const { kysely, engine } = database;
  const connections = engine === "embedded" ? 1 : 10;
  const { promise: untilReleased, resolve: release } = Promise.withResolvers<void>();
  const held = Array.from({ length: connections }, () => {
    const { promise: isHeld, resolve: tell } = Promise.withResolvers<void>();
    const work = kysely.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      tell();
      await untilReleased;
    });
    return { isHeld, work };
  });
  await Promise.all(held.map(({ isHeld }) => isHeld));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const refused = expect(database.ping()).rejects.toThrow("timeout exceeded");
    await vi.advanceTimersByTimeAsync(requestWaits.connection);
    await refused;
    const served = database.ping();
    release();
    await Promise.all([served, ...held.map(({ work }) => work)]);
  } finally {
    release();
    vi.useRealTimers();
  }
});
