import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../../test/accounts.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let operator: Caller;

beforeAll(async () => {
  server = await openTestServer();
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());

const exported = async (after = "") => (await operator.get(`/audit${after}`)).json();
const verdict = async () => (await operator.get("/audit/verify")).json();

test("[SEC-H5] what has just happened is exported, and nothing twice", async () => {
  await registerPerson(server);
  const all = await exported();
  expect(all.map(({ kind }: { kind: string }) => kind)).toContain("registered");
  const last = all.at(-1).position;
  expect(await exported(`?after=${last}`)).toEqual([]);
  await registerPerson(server);
  const next = await exported(`?after=${last}`);
  expect(next.length).toBeGreaterThan(0);
  expect(next[0].position).toBeGreaterThan(last);
});

test("[SEC-H5] events of one person, one kind or one span of time are exported alone", async () => {
  const { username } = await registerPerson(server);
  const { id } = await accountOf(server, username);
  await operator.post("/accounts/unlock", { realm: "practice", username });
  const ofPerson = await exported(`?person=${id}`);
  // Events of one moment are signed in any order.
  const kinds: string[] = ofPerson.map(({ kind }: { kind: string }) => kind);
  expect(kinds.toSorted()).toEqual(["account-unlocked", "registered"]);
  const unlocked = await exported(`?person=${id}&kind=account-unlocked`);
  expect(unlocked).toEqual([ofPerson[kinds.indexOf("account-unlocked")]]);
  const now = server.deps.clock().toISOString();
  expect(await exported(`?person=${id}&since=${now}`)).toEqual(ofPerson);
  expect(await exported(`?person=${id}&until=${now}`)).toEqual([]);
  const later = new Date(server.deps.clock().getTime() + 1).toISOString();
  expect(await exported(`?since=${later}`)).toEqual([]);
  expect(await exported(`?person=${id}&until=${later}`)).toEqual(ofPerson);
  expect(await exported(`?person=${id}&after=${ofPerson[0].position}`)).toEqual([ofPerson[1]]);
});

test("[SEC-H5] what one member of staff did is exported alone", async () => {
  const { username } = await registerPerson(server);
  const member = await staffAs(server, "support");
  for (const caller of [operator, member]) {
    await caller.post("/accounts/unlock", { realm: "practice", username });
  }
  const [unlocked, ...more] = await exported(`?staff=${member.id}`);
  expect(unlocked).toMatchObject({ kind: "account-unlocked", actor: `staff:${member.id}` });
  expect(more).toEqual([]);
  expect(await exported(`?staff=${member.id}&after=${unlocked.position}`)).toEqual([]);
  expect(await exported(`?staff=${member.id}&kind=registered`)).toEqual([]);
});

test("400: a filter that cannot be", async () => {
  for (const filter of [
    "person=thandi",
    "staff=thandi",
    "kind=No%20Kind",
    "since=yesterday",
    "until=2026",
  ]) {
    expect((await operator.get(`/audit?${filter}`)).statusCode).toBe(400);
  }
});

test("400: a place that is no number", async () => {
  expect((await operator.get("/audit?after=last")).statusCode).toBe(400);
});

test("[SEC-H6] an untouched chain is valid, and its head is the last event's hash", async () => {
  const events = await exported();
  expect(await verdict()).toEqual({
    valid: true,
    events: events.length,
    position: events.at(-1).position,
    head: events.at(-1).hash,
    markedAt: 0,
    markedSince: server.deps.clock().toISOString(),
    problem: null,
    at: null,
    next: null,
  });
});

test("[SEC-H6] a place that was noted outside is looked for, and one that is not there is said", async () => {
  const { position, head } = await verdict();
  const noted = (place: string) => operator.get(`/audit/verify?noted=${place}`);
  expect((await noted(`${position}:${head}`)).json()).toMatchObject({ valid: true });
  expect((await noted(`${position + 1}:${head}`)).json()).toMatchObject({
    problem: "cut-short",
    at: String(position + 1),
  });
  expect((await noted("last")).statusCode).toBe(400);
  const from = async (place: string) => operator.get(`/audit/verify?from=${place}`);
  expect((await from("start")).json()).toMatchObject({ valid: true, position, next: null });
  expect((await from(`${position}:${head}:${"-".repeat(36)}`)).statusCode).toBe(400);
});

test("[SEC-H6] an event that was changed behind the triggers is found", async () => {
  const [first] = await exported();
  const { kysely } = server.database;
  await sql`alter table audit_events disable trigger audit_events_append_only`.execute(kysely);
  await kysely
    .updateTable("audit_events")
    .set({ actor: "somebody-else" })
    .where("id", "=", first.id)
    .execute();
  expect(await verdict()).toMatchObject({
    valid: false,
    problem: "changed",
    at: String(first.position),
  });
});
