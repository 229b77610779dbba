import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  accountOf,
  archive,
  auditOf,
  importPatient,
  registerPerson,
} from "../../../../test/accounts.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { holdAccount } from "../../../identity/accounts/account-store.ts";
import { takeSupportMail } from "../support/support-mail-limit.ts";

let server: TestServer;
let practice: Caller;

beforeAll(async () => {
  server = await openTestServer();
  practice = await callerAs(server, "practice");
});
afterAll(() => server.close());

const ask = (username: string, headers: Record<string, string> = {}) =>
  practice.post("/removal-requests", { username }, headers);
const validate = (token: string) => server.get(`/practice/profile/deleterequest/validate/${token}`);

test("[S6.014] 200: the link of the answer opens the page that confirms, with a live token", async () => {
  const { username } = await importPatient(server, "sindi");
  const { token, link } = (await ask(username)).json();
  expect(link).toBe(`${server.deps.config.publicUrl}/requestremoval/${token}`);
  expect((await validate(token)).statusCode).toBe(200);
});

test("[S6.014] of removals that are asked for at once one token alone is live", async () => {
  const { username } = await importPatient(server, "andile");
  const asked = await Promise.all([1, 2, 3, 4, 5].map(() => ask(username)));
  const found = await Promise.all(asked.map((each) => validate(each.json().token)));
  expect(found.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test("[SEC-F2] 200: a repeated request gives the same token", async () => {
  const { username } = await importPatient(server, "lerato");
  const key = { "idempotency-key": "removal-1" };
  const first = (await ask(username, key)).json();
  expect((await ask(username, key)).json()).toEqual(first);
  expect((await validate(first.token)).statusCode).toBe(200);
});

test("[SEC-L26] staff are told no link: it is mailed to the owner, who removes the account, and the audit names who asked and why", async () => {
  const support = await staffAs(server, "support");
  const { username } = await importPatient(server, "zodwa");
  const { id } = await accountOf(server, username);
  const unsaid = await support.post("/removal-requests", { username });
  expect([unsaid.statusCode, Object.keys(unsaid.json().fields)]).toEqual([400, ["reason"]]);
  const asked = await support.post("/removal-requests", { username, reason: "asked by telephone" });
  expect(Object.keys(asked.json())).toEqual(["id"]);
  const waitsUntil = async () =>
    (await support.post("/accounts/show", { realm: "practice", username })).json()
      .removalAskedUntil;
  const expiresAt = new Date(server.deps.clock().getTime() + 24 * 3_600_000);
  expect(await waitsUntil(), "support is told that it waits").toBe(expiresAt.toISOString());
  await server.deliver();
  const mail = server.mails().find(({ text }) => text.includes("/requestremoval/"));
  expect(mail?.text).toContain("our staff were asked to remove");
  const token = /\/requestremoval\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const confirmed = await server.post(`/practice/profile/deleterequest/${id}/delete/${token}`, {});
  expect(confirmed.statusCode).toBe(200);
  expect(await waitsUntil()).toBeNull();
  expect(await auditOf(server, id, "removal-requested")).toMatchObject([
    { actor: `staff:${support.id}`, details: { reason: "asked by telephone" } },
  ]);
  expect(await auditOf(server, id, "account-archived")).toMatchObject([
    { actor: id, details: { askedBy: `staff:${support.id}` } },
  ]);
});

test("[SEC-L26] the installation's key is told no link either, and mails to one account are counted", async () => {
  const installation = await callerAs(server, "operator");
  const { username } = await importPatient(server, "busi");
  const answers = [];
  for (let time = 0; time < 4; time += 1) {
    answers.push(await installation.post("/removal-requests", { username, reason: "test" }));
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  for (const { body } of answers) expect(body).not.toContain("requestremoval");
  const again = () =>
    installation.post(
      "/removal-requests",
      { username, reason: "test" },
      { "idempotency-key": "removal-of-busi" },
    );
  expect((await again()).statusCode).toBe(429);
  server.advance({ minutes: 60 });
  expect((await again()).statusCode, "the same press, after the wait that was asked for").toBe(200);
});

describe.runIf(process.env.TEST_DATABASE_URL)("On a server", () => {
  test("[SEC-F13] a removal that staff ask for and another mail of support to the same person do not wait for each other", async () => {
    const { deps, database } = server;
    const support = await staffAs(server, "support");
    const { username } = await importPatient(server, "nomsa");
    const { id } = await accountOf(server, username);
    const { asked } = await database.kysely.transaction().execute(async (tx) => {
      await holdAccount(tx, id);
      const asked = support.post("/removal-requests", { username, reason: "test" });
      const waiting = sql<{ many: number }>`select count(*) as many from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      const howMany = async () => (await waiting.execute(database.kysely)).rows[0]?.many;
      await expect.poll(howMany, { timeout: 30_000 }).toBe(1);
      const another = { who: "operator", from: "192.0.2.0/24" };
      expect(await takeSupportMail(tx, deps, another, id)).toBeNull();
      return { asked };
    });
    expect((await asked).statusCode).toBe(200);
  });
});

test("404: a name without an account, or whose account is archived", async () => {
  const { username } = await importPatient(server, "mandla");
  await archive(server, username);
  expect((await ask(username)).statusCode).toBe(404);
  expect((await ask("nobody-of-this-name")).statusCode).toBe(404);
});

test("[S6.014 SEC-E4] 404: a practice user's name removes nobody, even when the app has a patient of that name", async () => {
  const { username, emailAddress } = await registerPerson(server);
  const patient = { name: "Naledi", surname: "Khumalo", cellularNumber: "082 123 4567" };
  const body = { accounts: [{ ...patient, username, emailAddress }] };
  expect((await practice.post("/accounts/import", body)).json().skipped).toEqual([username]);
  const refused = await ask(username);
  expect(refused.statusCode).toBe(404);
  expect(refused.body).toBe((await ask("nobody-of-this-name")).body);
});
