import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinAcademic, signUpAcademic } from "../../../../test/academics.ts";
import { newOwner } from "../../../../test/account-settings.ts";
import { accountOf, askForReset, registerPerson } from "../../../../test/accounts.ts";
import { newOwnerWithPasskey } from "../../../../test/passkeys.ts";
import { goodPassword } from "../../../../test/people.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { leaksIn } from "../../../../test/secrets/leaks.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { setUpTwoStep } from "../../../../test/two-step.ts";
import { eventsOf, mattersOf, messagesOf, sessionsOf } from "./timeline.store.ts";

let server: TestServer;
let support: Caller;

beforeAll(async () => {
  server = await openTestServer({ tick: 1 });
  support = await staffAs(server, "support");
});
afterAll(() => server.close());

interface Entry {
  id: string;
  at: string;
  what: string;
  by: string;
  details: Record<string, unknown>;
}
const ask = (id: string, query = "") => support.get(`/accounts/${id}/timeline${query}`);
const timelineOf = async (id: string): Promise<Entry[]> => (await ask(id)).json();
const idOf = async (username: string) => (await accountOf(server, username)).id;
const login = (username: string, password = goodPassword) =>
  server.post("/practice/security/auth", { username, password });

test("registration, logins, failures and a lock with their reasons stand there, newest first", async () => {
  const { username } = await registerPerson(server);
  await login(username);
  for (let tries = 0; tries < 11; tries += 1) await login(username, "not-the-password");
  const id = await idOf(username);
  const entries = (await timelineOf(id)).filter(({ what }) => !what.endsWith("-mail"));
  expect(entries.map(({ at }) => at)).toEqual(
    entries.map(({ at }) => at).toSorted((a, b) => (a < b ? 1 : -1)),
  );
  expect(entries[0]).toMatchObject({ what: "login-failed", details: { because: "locked" } });
  expect(entries[1]).toMatchObject({
    what: "account-locked",
    by: "anonymous",
    details: { isDisabled: false, isKnownDevice: false },
  });
  expect(entries[2]).toMatchObject({ what: "login-failed", details: { because: "wrong" } });
  const kinds = entries.map(({ what }) => what);
  expect(kinds).toContain("logged-in");
  expect(kinds.at(-1)).toBe("registered");
  expect(entries.find(({ what }) => what === "logged-in")?.by).toBe("itself");
});

test("[SEC-C3] mails and SMS stand there with how far they are, without address, link or code", async () => {
  const { username, emailAddress } = await registerPerson(server);
  const id = await idOf(username);
  await server.database.kysely
    .updateTable("accounts")
    .set({ number_confirmed_at: server.deps.clock() })
    .where("id", "=", id)
    .execute();
  const { token, code } = await askForReset(server, username);
  expect([token, code]).not.toContain("");
  const entries = await timelineOf(id);
  for (const what of ["practice.welcome-mail", "practice.reset-mail", "practice.reset-sms"]) {
    const found = entries.find((entry) => entry.what === what);
    expect(found).toMatchObject({ by: "system", details: { state: "handed-over", attempts: 1 } });
  }
  const secrets = { token: [token], code: [code], address: [emailAddress], username: [username] };
  expect(leaksIn(JSON.stringify(entries), secrets)).toEqual([]);
});

test("nobody is told that a message left which had become pointless, or arrived", async () => {
  const { username } = await registerPerson(server);
  await server.post("/practice/security/password/requestReset", { username });
  await server.post("/practice/security/password/requestReset", { username });
  await server.deliver();
  const entries = await timelineOf(await idOf(username));
  const states = entries.filter(({ what }) => what === "practice.reset-mail");
  expect(states.map(({ details }) => details.state)).toEqual(["handed-over", "not-needed"]);
  expect(JSON.stringify(entries)).not.toContain("delivered");
});

test("a message that did not leave tells why", async () => {
  const { username } = await registerPerson(server);
  const id = await idOf(username);
  await server.deliver();
  await server.database.kysely
    .updateTable("outbox")
    .set({ state: "dead", attempts: 8, last_error: "ECONNREFUSED", done_at: null })
    .where("kind", "=", "practice.welcome-mail")
    .where(sql`payload->>'accountId'`, "=", id)
    .execute();
  const mail = (await timelineOf(id)).find(({ what }) => what === "practice.welcome-mail");
  expect(mail?.details).toEqual({ state: "given-up", attempts: 8, lastError: "ECONNREFUSED" });
});

test("an academic account tells of its registration and the mail that proved it", async () => {
  const person = await joinAcademic(server);
  const kinds = (await timelineOf(await idOf(person.username))).map(({ what }) => what);
  for (const kind of ["registered", "academic.verification-mail", "registration-requested"]) {
    expect(kinds).toContain(kind);
  }
  expect(kinds.at(-1)).toBe("registration-requested");
});

test("a registration that waits for verification has one as well", async () => {
  const { username } = await signUpAcademic(server);
  await server.deliver();
  const found = (await support.post("/accounts/find", { text: username })).json();
  const entries = await timelineOf(found.accounts[0].id);
  expect(entries.map(({ what }) => what)).toEqual([
    "academic.verification-mail",
    "registration-requested",
  ]);
});

test("passkeys, two-step verification, changes and account settings stand there", async () => {
  const owner = await newOwnerWithPasskey(server);
  const id = await idOf(owner.username);
  expect(await timelineOf(id)).toContainEqual(
    expect.objectContaining({ what: "own-account-changed", details: { change: "passkey-added" } }),
  );
  expect((await timelineOf(id)).map(({ what }) => what)).toContain("account-page-opened");
  const another = await newOwner(server);
  await setUpTwoStep(server, another.username);
  const kinds = (await timelineOf(await idOf(another.username))).map(({ what }) => what);
  expect(kinds).toContain("account-page-opened");
});

test("[SEC-L4] what support did is told by who did it and why; where they sit is not", async () => {
  const { username } = await registerPerson(server);
  const id = await idOf(username);
  await support.post("/accounts/unlock", { realm: "practice", username: id });
  const operator = await callerAs(server, "operator");
  await operator.post("/accounts/archive", { realm: "practice", username, reason: "asked for" });
  const entries = await timelineOf(id);
  expect(entries.find(({ what }) => what === "account-unlocked")).toMatchObject({
    by: `staff:${support.id}`,
    details: {},
  });
  expect(entries.find(({ what }) => what === "account-archived")).toMatchObject({
    by: "operator",
    details: { reason: "asked for" },
  });
});

test("nothing of another account stands there", async () => {
  const one = await idOf((await registerPerson(server)).username);
  await server.deliver();
  const before = await timelineOf(one);
  const { username } = await registerPerson(server);
  await askForReset(server, username);
  const after = await timelineOf(one);
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

test("it goes on where its page ends", async () => {
  const { username } = await registerPerson(server);
  await login(username);
  await login(username);
  const id = await idOf(username);
  const all = await timelineOf(id);
  const first = await ask(id, "?limit=2");
  expect(first.json()).toEqual(all.slice(0, 2));
  expect(first.headers.link).toContain(`after=${all[1]?.id}`);
  const rest = await ask(id, `?after=${all[1]?.id}`);
  expect(rest.json()).toEqual(all.slice(2));
  expect(rest.headers.link).toBeUndefined();
});

test("404: an unknown id; 400: no id, or a page that cannot be; 403: a role that does not read it", async () => {
  expect((await ask(randomUUID())).json().code).toBe("ACCOUNT_ID_UNKNOWN");
  expect((await ask("7")).statusCode).toBe(400);
  expect((await ask(randomUUID(), "?limit=101")).statusCode).toBe(400);
  const registrar = await staffAs(server, "registrar");
  expect((await registrar.get(`/accounts/${randomUUID()}/timeline`)).statusCode).toBe(403);
  const auditor = await staffAs(server, "auditor");
  expect((await auditor.get(`/accounts/${randomUUID()}/timeline`)).statusCode).toBe(404);
});

test("no table is read as a whole for it", async () => {
  const plans = await server.database.kysely.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const ids = [randomUUID()];
    const page = { after: randomUUID(), limit: 20 };
    const read = await Promise.all(
      [
        eventsOf(tx, ids, page),
        messagesOf(tx, await mattersOf(tx, ids), page),
        sessionsOf(tx, ids, page),
        tx.selectFrom("tokens").select("id").where("subject_id", "in", ids),
      ].map((query) => query.explain("text")),
    );
    return read.map((lines) => lines.flatMap((line) => Object.values(line)).join("\n"));
  });
  const indexes = [
    "audit_events_by_subject",
    "outbox_by_matter",
    "account_sessions_by_account",
    "tokens_of_subject",
  ];
  plans.forEach((plan, place) => {
    expect(plan).not.toContain("Seq Scan");
    expect(plan).toContain(indexes[place]);
  });
});

test("a member of staff has their name in the timeline", async () => {
  const { username } = await registerPerson(server);
  await support.post("/accounts/unlock", { realm: "practice", username });
  const [unlocked] = await timelineOf(await idOf(username));
  expect(unlocked).toMatchObject({
    by: expect.stringMatching(/^staff:/),
    staffName: expect.stringMatching(/\S/),
  });
});
