import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database } from "../../mechanisms/database/database.ts";
import { acknowledgeEvents, openEvents, tellProduct } from "./product-events.ts";

const { clock } = createTestClock();
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("a product sees its own events until it acknowledges them, and ends no other product's", async () => {
  const { kysely } = database;
  const tell = (product: "practice" | "academic", subjectId: string) =>
    kysely
      .transaction()
      .execute((tx) =>
        tellProduct(tx, { clock }, { product, kind: "account-archived", subjectId }),
      );
  await tell("practice", "a");
  await tell("academic", "b");
  const open = await openEvents(kysely, "practice");
  expect(open.map(({ subject_id }) => subject_id)).toEqual(["a"]);
  const ids = open.map(({ id }) => id);
  await acknowledgeEvents(kysely, { product: "academic", ids, now: clock() });
  expect(await openEvents(kysely, "practice")).toHaveLength(1);
  await acknowledgeEvents(kysely, { product: "practice", ids, now: clock() });
  expect(await openEvents(kysely, "practice")).toEqual([]);
  expect(await openEvents(kysely, "academic")).toHaveLength(1);
});

test("what a product is told of goes with its cause when that is undone", async () => {
  const undone = database.kysely.transaction().execute(async (tx) => {
    const event = { product: "practice", kind: "account-archived", subjectId: "c" } as const;
    await tellProduct(tx, { clock }, event);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await openEvents(database.kysely, "practice")).toEqual([]);
});
