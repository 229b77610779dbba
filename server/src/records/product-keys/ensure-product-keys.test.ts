import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database } from "../../mechanisms/database/database.ts";
import { ensureProductKeys } from "./ensure-product-keys.ts";

const { clock } = createTestClock();
let database: Database;
let dataDir: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "frontdoor-product-keys-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const ensure = () => ensureProductKeys(database.kysely, { dataDir, clock });

test("[SEC-H13] the keys are made once and only their owner reads them", async () => {
  const file = await ensure();
  const made = readFileSync(file, "utf8");
  expect(Object.keys(JSON.parse(made))).toEqual(["practice", "academic", "operator"]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await ensure();
  expect(readFileSync(file, "utf8")).toBe(made);
});

test.each([
  ["empty", "", "holds no keys"],
  ["cut short", '{"practice": "a', "holds no keys"],
  ["without one of them", '{"practice":"a","academic":"b"}', 'has no key "operator"'],
  ["null", "null", 'has no key "practice"'],
])("a file that is %s stops the start and says what to do", async (_what, text, problem) => {
  writeFileSync(join(dataDir, "product-keys.json"), text);
  await expect(ensure()).rejects.toThrow(problem);
  await expect(ensure()).rejects.toThrow(/Delete (it|the file)/);
});
