import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { accountsWithPassword } from "./decoy-cost.ts";

const people = 12;
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  for (let n = 0; n < people; n += 1) await registerPerson(server);
  await sql`analyze accounts`.execute(server.database.kysely);
});
afterAll(() => server.close());

test("[SEC-B14] accounts with a password are counted, and estimated where there are too many to count in time", async () => {
  const { kysely } = server.database;
  expect(await accountsWithPassword(kysely, "practice")).toBe(people);
  const estimated = await accountsWithPassword(kysely, "practice", 2);
  expect(estimated).toBeGreaterThanOrEqual(people - 1);
  expect(estimated).toBeLessThanOrEqual(people + 1);
  expect(await accountsWithPassword(kysely, "academic", 2)).toBe(0);
});
