import { randomUUID } from "node:crypto";
import type { Call } from "@frontdoor/contract/call.ts";
import { productCalls } from "@frontdoor/contract/products/calls.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, auditOf, importPatient, registerPerson } from "../../../../test/accounts.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { callerWith, staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { person } from "../import-people/import-people.fixture.ts";

const reason = "test";
let server: TestServer;
let installation: Caller;
let asking: Caller;
let second: Caller;
let third: Caller;
beforeAll(async () => {
  server = await openTestServer({ environment: { TWO_PERSON: "on" } });
  installation = await callerAs(server, "operator");
  asking = await staffAs(server, "owner", { name: "Thandi" });
  second = await staffAs(server, "owner", { name: "Sipho" });
  third = callerWith(server, await agreed("/staff/add", newOwner()));
});
afterAll(() => server.close());

const newOwner = () => ({
  name: "Naledi",
  emailAddress: `${randomUUID()}@example.org`,
  role: "owner",
  reason,
});

async function asked(path: string, body: object): Promise<string> {
  const answer = await asking.post(path, body);
  expect(answer.statusCode).toBe(202);
  return answer.json().pending.id;
}

const confirm = (id: string, by = second) => by.post(`/approvals/${id}/confirm`);

async function agreed(path: string, body: object) {
  const answer = await confirm(await asked(path, body));
  expect(answer.statusCode).toBe(200);
  return answer.json().reply;
}

const added = async (role: string) =>
  callerWith(server, await agreed("/staff/add", { ...newOwner(), role }));

async function somebody() {
  const { username } = await registerPerson(server);
  const { id } = await accountOf(server, username);
  return { id, username, body: { realm: "practice", username, reason } };
}

async function listed(state: string, id: string): Promise<unknown> {
  const approvals = (await second.get(`/approvals?state=${state}`)).json();
  return approvals.find((approval: { id: string }) => approval.id === id);
}

const statusOf = async (username: string) => (await accountOf(server, username)).status;

test("[SEC-L5] what an owner asks for is done once another one confirms it, and the audit names both", async () => {
  const { id, username, body } = await somebody();
  const approval = await asked("/accounts/archive", { ...body, ticket: "HD-7" });
  expect(await statusOf(username)).toBe("active");
  expect(await listed("pending", approval)).toMatchObject({
    call: "archiveAccount",
    askedBy: { name: "Thandi" },
    reason: body.reason,
  });
  expect((await confirm(approval)).json()).toEqual({ call: "archiveAccount", reply: {} });
  expect(await statusOf(username)).toBe("archived");
  expect(await auditOf(server, id, "account-archived")).toMatchObject([
    { actor: `staff:${asking.id}`, details: { approval, reason: body.reason, ticket: "HD-7" } },
  ]);
  expect(await listed("confirmed", approval)).toMatchObject({
    input: null,
    decidedBy: { name: "Sipho" },
  });
  expect((await installation.get("/audit/verify")).json()).toMatchObject({ valid: true });
});

test("[SEC-L5] nobody confirms what they asked for, and the installation's key neither asks nor confirms", async () => {
  const { username, body } = await somebody();
  const approval = await asked("/accounts/archive", body);
  expect((await confirm(approval, asking)).json().code).toBe("APPROVAL_OWN");
  expect((await confirm(approval, installation)).json().code).toBe("NAMED_OWNER_NEEDED");
  const direct = await installation.post("/accounts/archive", body);
  expect([direct.statusCode, direct.json().code]).toEqual([403, "NAMED_OWNER_NEEDED"]);
  const added = await installation.post("/staff/add", newOwner());
  expect(added.json().code, "with two owners it adds nobody").toBe("NAMED_OWNER_NEEDED");
  expect(await statusOf(username)).toBe("active");
});

test("[SEC-L5] what is refused when it is confirmed goes on waiting, and is done at the next press", async () => {
  const username = `late-${randomUUID()}`;
  const approval = await asked("/accounts/archive", { realm: "practice", username, reason });
  expect((await confirm(approval)).json().code).toBe("ACCOUNT_UNKNOWN");
  await registerPerson(server, { username });
  expect((await confirm(approval)).json().call).toBe("archiveAccount");
});

test("what an integrator connects waits for an owner, and they agree with nothing", async () => {
  const integrator = await added("integrator");
  const waits = await integrator.post("/openid/clients/add", newClient());
  expect(waits.statusCode).toBe(202);
  const { id } = waits.json().pending;
  expect((await confirm(id, integrator)).json().code).toBe("ROLE_REFUSED");
  expect((await confirm(id)).statusCode).toBe(200);
});

test("[SEC-L5] a refused one and one of a day ago are not done", async () => {
  const { username, body } = await somebody();
  const refused = await asked("/accounts/archive", body);
  expect((await second.post(`/approvals/${refused}/refuse`, { reason })).statusCode).toBe(200);
  const late = await asked("/accounts/archive", body);
  server.advance({ hours: 24 });
  for (const id of [refused, late, randomUUID()]) {
    expect((await confirm(id)).json().code).toBe("APPROVAL_UNKNOWN");
  }
  expect(await listed("expired", late)).toMatchObject({ state: "expired" });
  expect(await statusOf(username)).toBe("active");
});

test("[SEC-L6] of twenty confirmations at once one makes a key", async () => {
  const approval = await asked("/keys/create", { holder: "practice", label: "race", reason });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => confirm(approval, index % 2 === 0 ? second : third)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const keys = await server.database.kysely
    .selectFrom("product_keys")
    .select("id")
    .where("label", "=", "race")
    .execute();
  expect(keys).toHaveLength(1);
});

test("[SEC-L6] of a confirmation and a refusal at once one counts", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { username, body } = await somebody();
    const approval = await asked("/accounts/archive", body);
    const [done, refused] = await Promise.all([
      confirm(approval),
      third.post(`/approvals/${approval}/refuse`, { reason }),
    ]);
    expect([done.statusCode, refused.statusCode].sort()).toEqual([200, 404]);
    expect(await statusOf(username)).toBe(done.statusCode === 200 ? "archived" : "active");
  }
});

test("[SEC-L6] whoever repeats a confirmation gets its answer again, and nothing is done twice", async () => {
  const approval = await asked("/keys/create", { holder: "practice", label: "again", reason });
  const header = { "idempotency-key": "confirm-1" };
  const post = () => second.post(`/approvals/${approval}/confirm`, {}, header);
  const first = (await post()).json();
  expect(first.reply.key).toMatch(/^[\w-]{43}$/);
  expect((await post()).json()).toEqual(first);
  expect((await confirm(approval)).json().code).toBe("APPROVAL_UNKNOWN");
});

const imported = (digit: string, changes: Record<string, string> = { emailProven: "true" }) => ({
  file: digit.repeat(64),
  rows: [{ row: 1, person: person(changes) }],
});
const patient = async () => (await importPatient(server, randomUUID())).username;
const invited = () => ({ emailAddress: `${randomUUID()}@example.org`, reason });
const webhook = () => ({ url: "https://practice.example/hook", product: "practice", reason });
async function addedWebhook(): Promise<string> {
  const practice = await callerAs(server, "practice");
  return (await practice.post("/webhooks/create", { url: webhook().url })).json().id;
}
async function addedClient(): Promise<string> {
  const client = { ...newClient(), profile: "strict" };
  await agreed("/openid/clients/add", client);
  return client.id;
}
const newClient = () => ({
  id: randomUUID(),
  product: "practice",
  redirectUris: ["https://practice.example/back"],
  postLogoutRedirectUris: [],
  backchannelLogoutUri: null,
  initiateLoginUri: null,
  refreshHours: 12,
  wantedAcr: null,
  reason,
});

const ask: Record<string, () => Promise<[string, object]>> = {
  archiveAccount: async () => ["/accounts/archive", (await somebody()).body],
  restoreAccount: async () => {
    const { body } = await somebody();
    await agreed("/accounts/archive", body);
    return ["/accounts/restore", body];
  },
  changeAccountEmail: async () => [
    "/accounts/change-email",
    { ...(await somebody()).body, emailAddress: `${randomUUID()}@example.org` },
  ],
  createProductKey: async () => ["/keys/create", { holder: "practice", label: "x", reason }],
  endProductKey: async () => [`/keys/${(await callerAs(server, "practice")).id}/end`, { reason }],
  letSecondStepEnd: async () => ["/accounts/second-step/end", (await somebody()).body],
  sendStoredData: async () => ["/accounts/stored-data", (await somebody()).body],
  sendOneTimeCode: async () => ["/accounts/second-step/one-time-code", (await somebody()).body],
  createRemovalRequest: async () => ["/removal-requests", { username: await patient(), reason }],
  createPracticeInvite: async () => ["/invites/practice", { ...invited(), userType: " Admin " }],
  importPeople: async () => ["/accounts/import-people", { ...imported("1"), reason }],
  createWebhook: async () => ["/webhooks/create", webhook()],
  changeOpenidClient: async () => [`/openid/clients/${await addedClient()}/change`, { reason }],
  rotateOpenidClient: async () => [`/openid/clients/${await addedClient()}/rotate`, { reason }],
  rotateWebhook: async () => [`/webhooks/${await addedWebhook()}/rotate`, { reason }],
  grantScope: async () => ["/scopes/grant", { product: "practice", scope: "identity", reason }],
  addOpenidClient: async () => ["/openid/clients/add", newClient()],
  grantOpenidApi: async () => {
    const api = { identifier: `https://${randomUUID()}.example`, product: "practice", reason };
    await asking.post("/openid/apis/add", {
      ...api,
      scopes: ["read"],
      tokens: "jwt",
      tokenMinutes: 10,
    });
    const granted = { identifier: api.identifier, scopes: ["read"], reason };
    return [`/openid/clients/${await addedClient()}/apis`, granted];
  },
  addStaff: async () => ["/staff/add", newOwner()],
  renewStaffKey: async () => [`/staff/${third.id}/key`, { reason }],
  changeStaffRole: async () => [
    `/staff/${(await agreed("/staff/add", newOwner())).id}/role`,
    { role: "auditor", reason },
  ],
};

test("[SEC-L27] support asks for an administrator's invite and an owner agrees; anybody else's is made at once, and a product waits for nobody", async () => {
  const support = await added("support");
  const admin = await support.post("/invites/practice", { ...invited(), userType: "ADMIN" });
  expect(admin.statusCode).toBe(202);
  expect((await confirm(admin.json().pending.id)).json().reply).toEqual({ id: expect.any(String) });
  expect((await support.post("/invites/practice", invited())).statusCode).toBe(200);
  const practice = await callerAs(server, "practice");
  const own = { emailAddress: "admin@example.org", userType: "ADMIN" };
  expect((await practice.post("/invites/practice", own)).statusCode).toBe(200);
  expect((await practice.post("/removal-requests", { username: await patient() })).statusCode).toBe(
    200,
  );
  const own2 = await practice.post("/webhooks/create", { url: webhook().url });
  expect(own2.statusCode).toBe(200);
});

test("[SEC-L27] an import that opens accounts is agreed on for a file, by whoever asked, for a day, and nobody of it waits anywhere", async () => {
  const path = "/accounts/import-people";
  const body = { ...imported("a"), reason };
  const unsaid = await asking.post(path, { ...body, reason: undefined });
  expect([unsaid.statusCode, Object.keys(unsaid.json().fields)]).toEqual([400, ["reason"]]);
  const approval = await asked(path, body);
  expect(await asked(path, { ...imported("a"), reason })).toBe(approval);
  const waiting = await server.database.kysely.selectFrom("approvals").selectAll().execute();
  expect(JSON.stringify(waiting)).not.toContain(body.rows[0]?.person.emailAddress);
  expect((await confirm(approval)).json()).toEqual({ call: "importPeople", reply: {} });
  expect((await asking.post(path, body)).json()).toMatchObject({ made: 1 });
  expect((await second.post(path, body)).statusCode, "who did not ask").toBe(202);
  expect((await asking.post(path, { ...body, mail: true })).statusCode, "other terms").toBe(202);
  expect((await asking.post(path, { ...imported("b"), reason })).statusCode).toBe(202);
  server.advance({ hours: 24 });
  expect((await asking.post(path, body)).statusCode, "a day later").toBe(202);
  for (const harmless of [imported("c", {}), { ...imported("d"), dryRun: true }]) {
    expect((await asking.post(path, harmless)).statusCode).toBe(200);
  }
});

test("[SEC-L28] the audit is read, and told for a breach, by one person in their role: neither waits, whatever is asked of it", async () => {
  const auditor = await added("auditor");
  const span = { from: "2026-01-01T00:00:00Z", to: "2026-01-02T00:00:00Z" };
  const { id } = await somebody();
  const listings = ["/audit", `/audit?person=${id}&since=${span.from}`];
  const exports = ["/audit/events", `/audit/events?person=${id}`];
  for (const path of [...listings, ...exports, "/audit/verify", "/audit/verify?from=start"]) {
    expect([path, (await auditor.get(path)).statusCode]).toEqual([path, 200]);
    expect([path, (await asking.get(path)).statusCode]).toEqual([path, 200]);
  }
  for (const body of [{ reason }, { reason, ...span }]) {
    expect((await asking.post("/audit/breach", body)).statusCode).toBe(200);
  }
});

const calls = Object.entries<Call>(productCalls).filter(([, { secondPerson }]) => secondPerson);
test.each(calls)(
  "[SEC-L5] %s waits, is done by a confirmation and by no second one",
  async (name) => {
    const approval = await asked(...((await ask[name]?.()) ?? (["", {}] as const)));
    const [done, again] = [(await confirm(approval)).json(), (await confirm(approval)).json()];
    // Nobody here has two-step verification or a verified address: nothing is done, at either press.
    const isRefused = /SecondStep|OneTimeCode|StoredData/.test(name);
    const refused = expect.stringMatching(/^SECOND_STEP_UNKNOWN$|^ADDRESS_NOT_SETTLED$/);
    expect(done).toMatchObject(isRefused ? { code: refused } : { call: name });
    expect(again.code).toEqual(isRefused ? done.code : "APPROVAL_UNKNOWN");
  },
);
