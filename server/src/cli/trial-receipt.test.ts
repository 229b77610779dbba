import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../test/database.ts";
import type { Database } from "../platform/database/database.ts";
import { recordReceipts } from "../platform/receipts/record-receipt.ts";
import { awaitReceipt } from "./trial-receipt.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const trial = {
  provider: "bulksms",
  id: "0199a0b0-0000-7000-8000-000000000001",
  providerId: "B-1",
  seconds: 5,
};
const come = (names: { id: string | null; providerId: string | null }) =>
  recordReceipts({ database, clock: () => new Date(), onEnded: async () => {} }, "bulksms", [
    { provider: "bulksms", ...names, outcome: "delivered", because: null, endedAt: new Date() },
  ]);

test.each([
  ["our number", { id: trial.id, providerId: null }],
  ["the provider's", { id: null, providerId: "B-1" }],
])("a trial waits for its receipt by %s", async (_about, names) => {
  let rests = 0;
  const receipt = await awaitReceipt(database.kysely, trial, async () => {
    rests += 1;
    if (rests === 2) await come(names);
  });
  expect(receipt?.outcome).toBe("delivered");
  expect(rests).toBe(2);
});

test("a trial gives up after its seconds", async () => {
  let rests = 0;
  const rest = async () => {
    rests += 1;
  };
  expect(await awaitReceipt(database.kysely, trial, rest)).toBeNull();
  expect(rests).toBe(6);
});
