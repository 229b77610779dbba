import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database } from "../database/database.ts";
import { checkMasterKey } from "./check-key.ts";
import { createKeys } from "./keys.ts";

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const [first, second] = [randomBytes(32), randomBytes(32)];

test("[SEC-H18] a database stays with the key that wrote it until that key is rotated", async () => {
  await checkMasterKey(database, createKeys(first));
  await checkMasterKey(database, createKeys(first));
  const withAnother = checkMasterKey(database, createKeys(second));
  await expect(withAnother).rejects.toThrow(/is not the one of this database.*MASTER_KEY/);
  await checkMasterKey(database, createKeys(second, first));
  await checkMasterKey(database, createKeys(second));
  await expect(checkMasterKey(database, createKeys(first))).rejects.toThrow("not the one");
});

test("[SEC-H13] the refusal shows no key", async () => {
  await checkMasterKey(database, createKeys(first));
  const withAnother = checkMasterKey(database, createKeys(second));
  await expect(withAnother).rejects.not.toThrow(second.toString("hex").slice(8));
});
