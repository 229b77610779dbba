import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { person } from "./import-people.fixture.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await openTestServer({ environment: { TWO_PERSON: "on" } });
  owner = await staffAs(server, "owner");
});
afterAll(() => server.close());

const bringAlone = async (changes: Record<string, string>) => {
  const file = randomUUID().replaceAll("-", "").repeat(2);
  const rows = [
    { row: 1, person: person() },
    { row: 2, person: person(changes) },
  ];
  return (await owner.post("/accounts/import-people", { file, rows, reason: "test" })).statusCode;
};

const cellularNumber = "082 123 4567";

test.each([
  ["an administrator", { type: "ADMIN" }],
  ["an administrator, however written", { type: " Admin " }],
  ["a number, to which the code of a reset goes", { type: "RECEPTION", cellularNumber }],
  ["the same of a health professional", { cellularNumber }],
])("[SEC-L27] one owner alone imports nobody with %s", async (_what, changes) => {
  expect(await bringAlone(changes)).toBe(202);
});

test.each([
  ["a receptionist without a number", { type: "RECEPTION" }],
  ["a trainee with one: no code opens an academic account", { realm: "academic", cellularNumber }],
])("[SEC-L27] %s comes in at once", async (_what, changes) => {
  expect(await bringAlone(changes)).toBe(200);
});
