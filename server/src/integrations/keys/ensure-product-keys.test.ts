import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keyHolders } from "@frontdoor/contract/products/keys.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { ensureProductKeys } from "./ensure-product-keys.ts";
import { findValidKey } from "./product-keys-store.ts";

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
  expect(Object.keys(JSON.parse(made))).toEqual(["patient", "practice", "academic", "operator"]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await ensure();
  expect(readFileSync(file, "utf8")).toBe(made);
});

test("[SEC-H13] a file of before a holder had keys gets its key, and keeps all others", async () => {
  const file = join(dataDir, "product-keys.json");
  const before = { practice: "a", academic: "b", operator: "c" };
  writeFileSync(file, JSON.stringify(before), { mode: 0o600 });
  await ensure();
  const completed = JSON.parse(readFileSync(file, "utf8"));
  expect(completed).toEqual({ ...before, patient: expect.stringMatching(/^[\w-]{43}$/) });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(["product-keys.json"]);
  for (const holder of keyHolders) {
    expect(await findValidKey(database.kysely, completed[holder])).toMatchObject({ holder });
  }
  await ensure();
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(completed);
});

test("[SEC-F13] a start that ends between two keys has added none", async () => {
  const file = join(dataDir, "product-keys.json");
  writeFileSync(file, '{"patient":"the first one","practice":7}', { mode: 0o600 });
  await expect(ensure()).rejects.toThrow('has no key "practice"');
  expect(await findValidKey(database.kysely, "the first one")).toBeNull();
});

test.each([
  ["empty", "", "holds no keys"],
  ["cut short", '{"practice": "a', "holds no keys"],
  ["one with something else in a key's place", '{"practice":7}', 'has no key "practice"'],
  ["null", "null", "holds no keys"],
  ["a list", "[]", "holds no keys"],
])("a file that is %s stops the start and says what to do", async (_what, text, problem) => {
  writeFileSync(join(dataDir, "product-keys.json"), text);
  await expect(ensure()).rejects.toThrow(problem);
  await expect(ensure()).rejects.toThrow(/Delete (it|the file)/);
});
