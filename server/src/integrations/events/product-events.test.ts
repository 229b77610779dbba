import type { ProductName } from "@frontdoor/contract/products.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { addProductKey, newProductKey } from "../keys/product-keys-store.ts";
import { acknowledgeEvents } from "./acknowledgements.ts";
import { notifyProduct, openEvents, removeOldEvents } from "./product-events.ts";

const { clock, advance } = createTestClock();
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.kysely.deleteFrom("product_events").execute();
  await database.kysely.updateTable("product_keys").set({ revoked_at: clock() }).execute();
});

const addKey = (product: ProductName = "practice") =>
  addProductKey(database.kysely, { clock, holder: product, key: newProductKey(), label: "test" });
const endKey = (id: string) =>
  database.kysely
    .updateTable("product_keys")
    .set({ revoked_at: clock() })
    .where("id", "=", id)
    .execute();

/** Tells a product of an account, a moment after the one before. */
function tell(subjectId: string, product: ProductName = "practice") {
  advance({ seconds: 1 });
  return database.kysely
    .transaction()
    .execute((tx) =>
      notifyProduct(tx, { clock }, { product, kind: "account-archived", subjectId }),
    );
}
const open = (keyId: string, product: ProductName = "practice") =>
  openEvents(database.kysely, { product, keyId, limit: 100 });
const subjects = async (keyId: string, product: ProductName = "practice") =>
  (await open(keyId, product)).map(({ subject_id }) => subject_id);
const idOf = async (keyId: string, subjectId: string) =>
  (await open(keyId)).flatMap(({ id, subject_id }) => (subject_id === subjectId ? [id] : []));
const acknowledge = (keyId: string, ids: readonly string[], product: ProductName = "practice") =>
  acknowledgeEvents(database.kysely, { product, keyId, ids, now: clock() });

test("[SEC-C8] a key sees its product's events until it acknowledges them, and ends none of another's", async () => {
  const [one, other, academic] = [await addKey(), await addKey(), await addKey("academic")];
  await tell("a");
  await tell("b", "academic");
  const ids = await idOf(one, "a");
  await acknowledge(academic, ids, "academic");
  expect(await subjects(one)).toEqual(["a"]);
  await acknowledge(one, [...ids, ...ids, "no id"]);
  await acknowledge(one, ids);
  expect([await subjects(one), await subjects(other)]).toEqual([[], ["a"]]);
  expect(await subjects(academic, "academic")).toEqual(["b"]);
});

test("[SEC-C8] a key that takes another's place begins where that one has got to", async () => {
  const old = await addKey();
  await tell("done");
  await acknowledge(old, await idOf(old, "done"));
  await tell("waiting");
  const next = await addKey();
  await tell("later");
  await acknowledge(old, await idOf(old, "later"));
  await endKey(old);
  expect(await subjects(next)).toEqual(["waiting", "later"]);
});

test("[SEC-C8] a key that takes the place of one of two loses nothing that either still has to act on", async () => {
  const [one, other] = [await addKey(), await addKey()];
  for (const subject of ["by one", "by other", "by both"]) await tell(subject);
  await acknowledge(one, [...(await idOf(one, "by one")), ...(await idOf(one, "by both"))]);
  await acknowledge(other, [...(await idOf(other, "by other")), ...(await idOf(other, "by both"))]);
  const next = await addKey();
  await endKey(one);
  expect(await subjects(next)).toEqual(["by one", "by other"]);
  const second = await addKey();
  expect(await subjects(second)).toEqual(["by one", "by other"]);
});

test("[SEC-C8] where every key has ended, the next one begins with all that is kept", async () => {
  const old = await addKey();
  await tell("a");
  await acknowledge(old, await idOf(old, "a"));
  await endKey(old);
  expect(await subjects(await addKey())).toEqual(["a"]);
});

test("a key that is put in again, as at each start, begins nowhere anew", async () => {
  const key = newProductKey();
  const put = () =>
    addProductKey(database.kysely, { clock, holder: "practice", key, label: "test" });
  const id = await put();
  const other = await addKey();
  await tell("a");
  await acknowledge(other, await idOf(other, "a"));
  await put();
  expect(await subjects(id)).toEqual(["a"]);
});

test("what a product is told of goes with its cause when that is undone", async () => {
  const undone = database.kysely.transaction().execute(async (tx) => {
    const event = { product: "practice", kind: "account-archived", subjectId: "c" } as const;
    await notifyProduct(tx, { clock }, event);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await subjects(await addKey())).toEqual([]);
});

test("an event is kept for 90 days, acknowledged or not", async () => {
  const key = await addKey();
  await tell("done");
  await acknowledge(key, await idOf(key, "done"));
  await tell("waiting");
  advance({ days: 90, seconds: -1 });
  expect(await removeOldEvents.run(database, clock())).toBe(0);
  advance({ seconds: 2 });
  expect(await removeOldEvents.run(database, clock())).toBe(2);
});
