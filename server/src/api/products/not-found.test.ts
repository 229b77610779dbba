import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import { type Caller, callerAs } from "../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let operator: Caller;
beforeAll(async () => {
  server = await openTestServer();
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());

const nobody = { realm: "practice", username: "nobody-of-this-name" };
const cellularNumber = "082 123 4567";

test.each<[string, string, unknown, string, string]>([
  ["show", "/accounts/show", nobody, "ACCOUNT_UNKNOWN", "no account with this username"],
  ["unlock", "/accounts/unlock", nobody, "ACCOUNT_UNKNOWN", "no account with this username"],
  [
    "archive",
    "/accounts/archive",
    { ...nobody, reason: "test" },
    "ACCOUNT_UNKNOWN",
    "no account with this username",
  ],
  [
    "confirm a number",
    "/accounts/confirm-number",
    { username: nobody.username, cellularNumber },
    "ACCOUNT_NOT_ACTIVE",
    "no active account",
  ],
  [
    "ask for a removal",
    "/removal-requests",
    { username: nobody.username, reason: "test" },
    "PATIENT_UNKNOWN",
    "no active patient",
  ],
  ["revoke", `/invites/${randomUUID()}/revoke`, {}, "INVITE_UNKNOWN", "no invite with this id"],
  ["retry", `/outbox/${randomUUID()}/retry`, {}, "MESSAGE_UNKNOWN", "no message with this id"],
  [
    "end a key",
    `/keys/${randomUUID()}/end`,
    { reason: "test" },
    "KEY_UNKNOWN",
    "no valid key with this id",
  ],
  [
    "confirm a link",
    `/hod-links/${randomUUID()}/confirm`,
    { hodId: randomUUID() },
    "HOD_LINK_UNKNOWN",
    "no link with this id",
  ],
])("%s: a 404 says what was not found", async (_what, path, body, code, words) => {
  const answer = await operator.post(path, body);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code, message: expect.stringContaining(words) });
});

test("an account that is archived already is told from one that never was", async () => {
  const { username } = await registerPerson(server);
  const whose = { realm: "practice", username, reason: "test" };
  await operator.post("/accounts/archive", whose);
  const again = await operator.post("/accounts/archive", whose);
  expect([again.statusCode, again.json().code]).toEqual([404, "ACCOUNT_ARCHIVED"]);
});
