import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../test/clock.ts";
import { openTestDatabase } from "../../test/database.ts";
import { createTestKeys } from "../../test/keys.ts";
import { jobNamed } from "../../test/maintenance-jobs.ts";
import { solve } from "../../test/solve.ts";
import type { Database } from "../platform/database/database.ts";
import { challengeMinutes, createProofOfWork } from "../platform/proof-of-work/proof-of-work.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("a solution that was used is kept until its challenge has expired, and no longer", async () => {
  const { clock, advance } = createTestClock();
  const effort = { cost: 1, maximumCounter: 5 };
  const proofs = createProofOfWork({ keys: createTestKeys(), clock, database, effort });
  await proofs.use(await solve(await proofs.challenge("192.0.2.1")), "192.0.2.1");
  advance({ minutes: challengeMinutes, seconds: -2 });
  expect(await jobNamed("remove-spent-proofs").run(database, clock())).toBe(0);
  advance({ seconds: 2 });
  expect(await jobNamed("remove-spent-proofs").run(database, clock())).toBe(1);
});
