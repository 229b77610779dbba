import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { askForReset, registerPerson } from "../../../test/accounts.ts";
import { handedOverRow } from "../../../test/handed-over.ts";
import { staffAs } from "../../../test/staff.ts";
import { countsIn, countWhatHappened } from "../../../test/statistics.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { eraseAccounts } from "../../identity/removal/erase-accounts.ts";
import { countDeliveries, countReceipts } from "./count-deliveries.ts";
import { countEvents } from "./count-events.ts";
import { countsOfEvent } from "./counts-of-event.ts";

let server: TestServer;
let countsOfFirstRun: Record<string, number>;
beforeAll(async () => {
  server = await openTestServer();
  await registerPerson(server);
  await countWhatHappened(server);
  countsOfFirstRun = await countsIn(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await countWhatHappened(server);
  await server.database.kysely.deleteFrom("daily_statistics").execute();
});

const logIn = (username: string, password: string) =>
  server.post("/practice/security/auth", { username, password });

test("a new installation counts what happens before the first run of the job as well", () => {
  expect(countsOfFirstRun).toMatchObject({ "sign-up practice HCP sent": 1 });
});

test("a sign-up is counted as sent, its login by its way, once the first and then as any other", async () => {
  const { username, password } = await registerPerson(server);
  expect((await logIn(username, password)).statusCode).toBe(200);
  await countWhatHappened(server);
  expect(await countsIn(server)).toEqual({
    "sign-up practice HCP sent": 1,
    "language practice - en": 1,
    "login practice HCP password": 1,
    "sign-up practice HCP first-login": 1,
    "people practice - joined": 1,
  });
  server.advance({ minutes: 1 });
  await logIn(username, password);
  await countWhatHappened(server);
  expect(await countsIn(server)).toMatchObject({
    "login practice HCP password": 2,
    "sign-up practice HCP first-login": 1,
  });
});

test("what was counted is not counted again, however often the job runs", async () => {
  await registerPerson(server);
  await countWhatHappened(server);
  const before = await countsIn(server);
  expect(await countEvents.run(server.database, server.deps.clock())).toBe(0);
  await countWhatHappened(server);
  expect(await countsIn(server)).toEqual(before);
});

test("a reset counts by its way and verifies an address that nothing has verified", async () => {
  const { username } = await registerPerson(server);
  const { token } = await askForReset(server, username);
  server.advance({ minutes: 30 });
  const body = { token, password: "violet-harbour-77" };
  const reset = await server.post("/practice/security/password/processReset", body);
  expect(reset.statusCode).toBe(200);
  await countWhatHappened(server);
  expect(await countsIn(server)).toMatchObject({
    "reset practice - link": 1,
    "sign-up practice HCP verified": 1,
    "verified-after practice - hour": 1,
  });
});

test("failed logins count alike, whether somebody has the name or not, and so does a lock", async () => {
  const { username } = await registerPerson(server);
  for (let time = 0; time < 11; time += 1) await logIn(username, "wrong-password-1");
  await logIn("nobody-of-this-name", "wrong-password-1");
  await countWhatHappened(server);
  expect(await countsIn(server)).toMatchObject({
    "login-failed practice - wrong": 11,
    "login-failed practice - locked": 1,
    "lockout practice - locked": 1,
  });
});

test("a sign-up whose account was erased meanwhile is counted, without what is not known of it", async () => {
  const { username } = await registerPerson(server);
  const now = server.deps.clock();
  await server.database.kysely
    .updateTable("accounts")
    .set({ status: "archived", archived_at: now, password_hash: null, retain_until: now })
    .where("username", "=", username)
    .execute();
  await eraseAccounts.run(server.database, now);
  await countWhatHappened(server);
  expect(await countsIn(server)).toEqual({
    "sign-up practice - sent": 1,
    "people practice - joined": 1,
  });
});

/** Stores a message as it stands once it has left. */
function leave(kind: string, outcome: "handed-over" | "not-needed", now = server.deps.clock()) {
  return server.database.kysely
    .insertInto("outbox")
    .values(handedOverRow(now, { kind, outcome }))
    .execute();
}

test("a message is counted once as it left, by channel and product, and what its receipt says beside it", async () => {
  const { kysely } = server.database;
  await countDeliveries.run(server.database, server.deps.clock());
  await kysely.deleteFrom("outbox").execute();
  server.advance({ minutes: 1 });
  const now = server.deps.clock();
  await leave("practice.reset-mail", "handed-over");
  await leave("academic.code-sms", "handed-over");
  await leave("practice.reset-mail", "not-needed");
  await leave("staff.new-browser-mail", "handed-over");
  await leave("webhook.delivery", "handed-over");
  expect(await countDeliveries.run(server.database, now)).toBe(0);
  server.advance({ minutes: 2 });
  for (const counted of [2, 0]) {
    expect(await countDeliveries.run(server.database, server.deps.clock())).toBe(counted);
  }
  const told = { provider: "ses", id: null, providerId: "1", because: null, endedAt: now };
  const receipts = [
    { kind: "practice.reset-mail", receipt: { ...told, outcome: "undelivered" } },
    { kind: "staff.new-browser-mail", receipt: { ...told, outcome: "delivered" } },
  ] as const;
  await countReceipts(kysely, receipts, now);
  expect(await countsIn(server)).toEqual({
    "delivery-mail practice - sent": 1,
    "delivery-sms academic - sent": 1,
    "delivery-mail practice - undelivered": 1,
  });
});

test("[SEC-F12] messages are counted again once a clock that ran ahead was set back", async () => {
  const count = (now: Date) => countDeliveries.run(server.database, now);
  await count(new Date(server.deps.clock().getTime() + 86_400_000));
  expect(await count(server.deps.clock())).toBe(0);
  server.advance({ minutes: 1 });
  await leave("practice.reset-mail", "handed-over");
  server.advance({ minutes: 2 });
  expect(await count(server.deps.clock())).toBe(1);
});

test("[SEC-F12] a process whose clock is behind has no message counted again", async () => {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1_000);
  const count = (seconds: number) => countDeliveries.run(server.database, at(seconds));
  await server.database.kysely.deleteFrom("outbox").execute();
  await count(-300);
  await leave("practice.reset-mail", "handed-over", at(-120));
  expect([await count(0), await count(-300), await count(0)]).toEqual([1, 0, 0]);
});

test("a suspension that gets another end is counted once", async () => {
  const { username } = await registerPerson(server);
  const support = await staffAs(server, "support");
  for (const reason of ["test", "for longer"]) {
    await support.post("/accounts/suspend", { realm: "practice", username, reason });
  }
  await countWhatHappened(server);
  expect(await countsIn(server)).toMatchObject({ "people practice - suspended": 1 });
});

test.each([
  ["account-suspended", "suspended"],
  ["account-reactivated", "reactivated"],
  ["account-restored", "restored"],
  ["account-archived", "removed"],
])("%s counts an account as %s", (kind, value) => {
  const event = { kind, at: new Date(), realm: "academic", details: {} };
  expect(countsOfEvent(event, null, false)).toContainEqual(
    expect.objectContaining({ measure: "people", product: "academic", role: "", value }),
  );
});
