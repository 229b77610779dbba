import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import { compareClocks } from "./compare-clocks.ts";
import type { Database } from "./database.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([
  [7_200, [expect.stringMatching(/^This machine is 7[12]\d\d seconds ahead of the database\.$/)]],
  [-7_200, [expect.stringMatching(/^This machine is 7[12]\d\d seconds behind the database\.$/)]],
  [30, []],
])("a clock %s seconds off is told at the start", async (seconds, lines) => {
  const told: string[] = [];
  const note = (_fields: object, message: string) => void told.push(message);
  const log = { info: note, warn: note, error: note };
  await compareClocks(database, () => new Date(Date.now() + seconds * 1_000), log);
  expect(told).toEqual(lines);
});
