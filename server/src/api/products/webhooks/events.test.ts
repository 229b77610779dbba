import { afterAll, beforeAll, expect, test } from "vitest";
import {
  accountOf,
  askForReset,
  importPatient,
  registerPerson,
} from "../../../../test/accounts.ts";
import { goodPassword } from "../../../../test/people.ts";
import { addPractices } from "../../../../test/practices.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { askForRemoval } from "../../../../test/removal.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function resetPassword(username: string) {
  const { token } = await askForReset(server, username);
  const change = { password: "lantern-maple-90", token };
  await server.post("/practice/security/password/processReset", change);
}

test("[SEC-C8 SEC-E7] the product learns of a changed password and of an archived account, until it says that it has acted", async () => {
  const product = await callerAs(server, "practice");
  const other = await callerAs(server, "academic");
  const { username } = await registerPerson(server);
  await resetPassword(username);
  const { userId, token } = await askForRemoval(server, username);
  server.advance({ seconds: 1 });
  await server.post(`/practice/profile/deleterequest/${userId}/delete/${token}`, {});

  const changed = await product.get("/events?kind=account-changed");
  await product.post("/events/acknowledge", { ids: [changed.json()[0].id] });
  const open = (await product.get("/events")).json();
  expect(open).toEqual([
    {
      id: expect.any(String),
      kind: "password-changed",
      accountId: userId,
      inviteId: null,
      practiceId: null,
      createdAt: expect.any(String),
    },
    {
      id: expect.any(String),
      kind: "account-archived",
      accountId: userId,
      inviteId: null,
      practiceId: null,
      createdAt: expect.any(String),
    },
  ]);
  expect((await other.get("/events")).json()).toEqual([]);

  const ids = open.map(({ id }: { id: string }) => id);
  await other.post("/events/acknowledge", { ids });
  expect((await product.get("/events")).json()).toEqual(open);
  await product.post("/events/acknowledge", { ids: [ids[0], "no id"] });
  expect((await product.get("/events")).json()).toEqual([open[1]]);
  const again = await product.post("/events/acknowledge", { ids });
  expect([again.statusCode, again.body]).toEqual([200, "{}"]);
  expect((await product.get("/events")).json()).toEqual([]);
});

test("[S4.007 SEC-D6] the product learns who took which of its invites, and for which practice", async () => {
  const product = await callerAs(server, "practice");
  const { username, emailAddress } = await registerPerson(server);
  await addPractices(server, [{ id: "p-7" }]);
  const body = { emailAddress, practiceId: "p-7", send: false };
  const { id, code } = (await product.post("/invites/practice", body)).json();
  const login = { username, password: goodPassword };
  await server.post(`/practice/security/auth?inviteCode=${code}`, login);
  const [event] = (await product.get("/events")).json();
  expect(event).toMatchObject({ kind: "invite-taken", inviteId: id, practiceId: "p-7" });
  const { id: accountId } = await accountOf(server, username);
  expect(event.accountId).toBe(accountId);
});

test("[SEC-C8] each key acknowledges for itself, and a new one begins where all have got to", async () => {
  const service = await callerAs(server, "practice");
  const other = await callerAs(server, "practice");
  await registerPerson(server).then(({ username }) => resetPassword(username));
  const [event] = (await service.get("/events")).json();
  const ids = [event.id];
  await service.post("/events/acknowledge", { ids });
  const idsOf = async ({ get }: Caller) =>
    (await get("/events")).json().map(({ id }: { id: string }) => id);
  expect(await idsOf(service)).not.toContain(event.id);
  expect(await idsOf(other)).toContain(event.id);
  expect(await idsOf(await callerAs(server, "practice"))).toContain(event.id);
});

test("[SEC-C8] what happens to a patient's account is told to the patient app and to the practice product", async () => {
  const patient = await callerAs(server, "patient");
  const practice = await callerAs(server, "practice");
  const { username } = await importPatient(server, "events-patient");
  const { id: accountId } = await accountOf(server, username);
  await resetPassword(username);
  const { post } = await callerAs(server, "operator");
  await post("/accounts/archive", { realm: "practice", username, reason: "test" });
  const kinds = ["account-archived", "account-changed", "password-changed"];
  for (const { get } of [patient, practice]) {
    const events: { kind: string; accountId: string }[] = (await get("/events")).json();
    const about = events.filter((event) => event.accountId === accountId);
    expect(about.map(({ kind }) => kind).sort()).toEqual(kinds);
  }
});

test("[SEC-C8] the patient app learns nothing of a practice user's account", async () => {
  const patient = await callerAs(server, "patient");
  const { username } = await registerPerson(server);
  await resetPassword(username);
  const { id } = await accountOf(server, username);
  expect((await patient.get("/events")).body).not.toContain(id);
});

test("account-changed: a number was confirmed, once however often it is said", async () => {
  const product = await callerAs(server, "practice");
  const { username, cellularNumber } = await registerPerson(server);
  const { id: accountId } = await accountOf(server, username);
  for (const _time of [1, 2]) {
    await product.post("/accounts/confirm-number", { username, cellularNumber });
  }
  const changed: { accountId: string }[] = (
    await product.get("/events?kind=account-changed")
  ).json();
  expect(changed.filter((event) => event.accountId === accountId)).toHaveLength(1);
});

test("a list goes on where its page ends, and by its kind alone", async () => {
  const { get } = await callerAs(server, "practice");
  const all = (await get("/events")).json();
  expect(all.length).toBeGreaterThan(3);
  const pages: unknown[] = [];
  let next: string | undefined = "/events?limit=2";
  while (next !== undefined) {
    const { headers, body } = await get(next);
    pages.push(...JSON.parse(body));
    next = /^<\/api\/products(.+)>; rel="next"$/.exec(String(headers.link))?.[1];
    if (next !== undefined) expect(next).toContain("limit=2");
  }
  expect(pages).toEqual(all);
  const archived = all.filter(({ kind }: { kind: string }) => kind === "account-archived");
  expect((await get("/events?kind=account-archived")).json()).toEqual(archived);
});

test.each([
  "limit=0",
  "limit=101",
  "limit=-1",
  "limit=ten",
  "after=7",
  "after=",
  "kind=unheard-of",
])("400: ?%s names the field", async (query) => {
  const { get } = await callerAs(server, "practice");
  const answer = await get(`/events?${query}`);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([
    400,
    [query.split("=")[0]],
  ]);
});

test("400: more ids than a list has", async () => {
  const product = await callerAs(server, "practice");
  const ids = Array.from({ length: 101 }, () => "x");
  expect((await product.post("/events/acknowledge", { ids })).statusCode).toBe(400);
});
