import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database } from "./database.ts";

const folder = join(import.meta.dirname, "../../../migrations");
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Migrations that read every account: an operator may have made their indexes before the upgrade. */
test.each([
  "0031-searched-names.sql",
  "0044-number-endings.sql",
  "0046-hpcsa-search.sql",
  "0055-found-about-a-person.sql",
])("%s leaves indexes that are there", async (file) => {
  const text = readFileSync(join(folder, file), "utf8");
  await expect(sql.raw(text).execute(database.kysely)).resolves.toBeDefined();
});
