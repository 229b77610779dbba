import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../../test/database.ts";
import { createTestKeys } from "../../../../test/keys.ts";
import type { Database } from "../../../platform/database/database.ts";
import { queriesFor } from "./find-accounts.service.ts";
import { readSearched } from "./searched.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** How each query of a search would be run on tables that are too large to be read as a whole. */
function plansOf(typed: string): Promise<string[]> {
  return database.kysely.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const plans: string[] = [];
    for (const query of queriesFor(tx, createTestKeys(), readSearched(typed), 21)) {
      const lines = await query.explain("text");
      plans.push(lines.flatMap((line) => Object.values(line)).join("\n"));
    }
    return plans;
  });
}

test.each(["thandi@example.org", "082 123", "6543", "thandi mokoena", "zeta clinic", "MP 0123456"])(
  "a search for %s reads no table as a whole",
  async (typed) => {
    const plans = await plansOf(typed);
    expect(plans.length).toBeGreaterThan(4);
    for (const plan of plans) {
      expect(plan).toContain("Index Cond");
      expect(plan).not.toContain("Seq Scan");
    }
  },
);

test("of hundreds of namesakes a search reads no more than it tells: nothing is sorted", async () => {
  const plans = await plansOf("thandi mokoena");
  const ofNames = plans.filter((plan) => /accounts_by_(whole_name|surname_first)/.test(plan));
  expect(ofNames).toHaveLength(2);
  for (const plan of ofNames) expect(plan).not.toContain("Sort");
});
