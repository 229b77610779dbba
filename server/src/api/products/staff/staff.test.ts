import { staffKeyPattern } from "@frontdoor/contract/staff/key-format.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { archive, auditOf, registerPerson } from "../../../../test/accounts.ts";
import { jobNamed } from "../../../../test/maintenance-jobs.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { callerWith, staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { isStaffKey } from "../../../directory/staff/staff-key.ts";

const reason = "test";
let server: TestServer;
let operator: Caller;
beforeAll(async () => {
  server = await openTestServer();
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());

const person = { name: "Sipho Dlamini", role: "support", reason };
const statusOf = async ({ get }: Caller) => (await get("/staff/me")).statusCode;

test("[SEC-L3] a key is known by its beginning and its checksum, and none is stored", async () => {
  const { key } = await staffAs(server, "support");
  expect(key).toMatch(staffKeyPattern);
  expect(isStaffKey(key)).toBe(true);
  expect(isStaffKey(key.replace(/.$/, (digit) => (digit === "0" ? "1" : "0")))).toBe(false);
  const stored = await server.database.kysely.selectFrom("staff_keys").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(key);
});

test("[SEC-L2] a key works until it expires, is renewed or its owner ends", async () => {
  const brief = await staffAs(server, "support", { days: 1 });
  expect(await statusOf(brief)).toBe(200);
  server.advance({ hours: 24 });
  expect(await statusOf(brief)).toBe(401);
  const renewed = await operator.post(`/staff/${brief.id}/key`, { days: 2, reason });
  expect(await statusOf(callerWith(server, renewed.json()))).toBe(200);
  expect((await operator.post(`/staff/${brief.id}/end`, { reason })).statusCode).toBe(200);
  expect(await statusOf(callerWith(server, renewed.json()))).toBe(401);
  for (const path of ["end", "key"]) {
    const again = await operator.post(`/staff/${brief.id}/${path}`, { reason });
    expect([again.statusCode, again.json().code]).toEqual([404, "STAFF_UNKNOWN"]);
  }
});

test("[SEC-L3] whose key is made anew is mailed: another has seen it", async () => {
  const emailAddress = "nomsa.key@example.org";
  const { id } = (await operator.post("/staff/add", { ...person, emailAddress })).json();
  const owner = await staffAs(server, "owner");
  expect((await owner.post(`/staff/${id}/key`, { reason })).statusCode).toBe(200);
  await server.deliver();
  const told = server.mails().filter(({ to }) => to === emailAddress);
  expect(told.map(({ subject }) => subject)).toEqual(["A new staff key was made in your name"]);
});

test("staff tells who one is, and the list when a key was last used, to the hour", async () => {
  const { id, get } = await staffAs(server, "auditor", { name: "Lerato Khumalo" });
  const used = server.deps.clock().toISOString();
  const own = (await get("/staff/me")).json();
  expect(own).toMatchObject({ id, name: "Lerato Khumalo", role: "auditor" });
  expect(own.mayCall).toContain("exportAudit");
  expect(own.mayCall).not.toContain("addStaff");
  const listed = async () =>
    (await operator.get("/staff?status=active"))
      .json()
      .find((member: { id: string }) => member.id === id);
  server.advance({ minutes: 59 });
  await get("/staff/me");
  expect((await listed()).keyLastUsedAt).toBe(used);
  server.advance({ minutes: 1 });
  await get("/staff/me");
  expect((await listed()).keyLastUsedAt).toBe(server.deps.clock().toISOString());
});

test("a role that a process of version 1.1 gives is renamed, and the list of staff is told", async () => {
  const { id } = await staffAs(server, "support");
  const { database, deps } = server;
  await sql`update staff set role = 'records' where id = ${id}`.execute(database.kysely);
  expect(await jobNamed("rename-roles").run(database, deps.clock())).toBe(1);
  const listed = await operator.get("/staff?status=active");
  expect(listed.json()).toContainEqual(expect.objectContaining({ id, role: "registrar" }));
});

test("one address is one active member, whatever its case; ended it is free again", async () => {
  const add = (emailAddress: string) => operator.post("/staff/add", { ...person, emailAddress });
  const first = (await add("Sipho@Example.org")).json();
  expect((await add("sipho@example.org")).json().code).toBe("STAFF_EMAIL_TAKEN");
  await operator.post(`/staff/${first.id}/end`, { reason });
  expect((await add("sipho@example.org")).statusCode).toBe(200);
});

test("a repeated request adds one member, and tells the same key", async () => {
  const body = { ...person, emailAddress: "once@example.org" };
  const header = { "idempotency-key": "staff-1" };
  const first = (await operator.post("/staff/add", body, header)).json();
  expect((await operator.post("/staff/add", body, header)).json()).toEqual(first);
});

test.each([
  [{ role: "king" }, "role"],
  [{ days: 0 }, "days"],
  [{ days: 366 }, "days"],
  [{ name: " " }, "name"],
  [{ name: "Sipho \ud800" }, "name"],
  [{ reason: "half of a letter \udfff" }, "reason"],
  [{ reason: "" }, "reason"],
  [{ emailAddress: "sipho" }, "emailAddress"],
])("400: %o", async (changes, field) => {
  const body = { ...person, emailAddress: "x@example.org", ...changes };
  const answer = await operator.post("/staff/add", body);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
});

test("[SEC-L4] the audit tells who did it, from which network and why, and encrypts the name once", async () => {
  const owner = await staffAs(server, "owner", { name: "Naledi Botha" });
  const { username } = await registerPerson(server);
  await owner.post("/accounts/archive", {
    realm: "practice",
    username,
    reason: "asked at the desk",
  });
  const account = await server.database.kysely
    .selectFrom("accounts")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  expect(await auditOf(server, account.id, "account-archived")).toMatchObject([
    {
      actor: `staff:${owner.id}`,
      details: { from: "192.0.2.0/24", reason: "asked at the desk" },
    },
  ]);
  const exported = (await operator.get("/audit")).json();
  const added = exported.filter(
    ({ details }: { details: { staffId?: string } }) => details.staffId === owner.id,
  );
  expect(added).toMatchObject([{ kind: "staff-added", details: { name: "Naledi Botha" } }]);
  expect((await operator.get("/audit/verify")).json()).toMatchObject({ valid: true });
});

test("[SEC-L4] the installation's key is told as what it is", async () => {
  const { username } = await registerPerson(server);
  await operator.post("/accounts/unlock", { realm: "practice", username });
  await archive(server, username);
  const unlocked = (await operator.get("/audit"))
    .json()
    .filter(({ kind }: { kind: string }) => kind === "account-unlocked");
  expect(unlocked).toMatchObject([{ actor: "operator", details: { from: "192.0.2.0/24" } }]);
});
