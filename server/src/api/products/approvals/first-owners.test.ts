import { randomUUID } from "node:crypto";

import { afterEach, beforeEach, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../../test/accounts.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { callerWith, staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { timesRaised } from "../../../platform/raise-alert.ts";

const reason = "test";
let server: TestServer;
let installation: Caller;
beforeEach(async () => {
  server = await openTestServer({ environment: { TWO_PERSON: "on" } });
  installation = await callerAs(server, "operator");
});
afterEach(() => server.close());

const newOwner = () => ({
  name: "Naledi",
  emailAddress: `${randomUUID()}@example.org`,
  role: "owner",
  reason,
});
const codeOf = async (path: string, body: object) =>
  (await installation.post(path, body)).json().code;

test("[SEC-L5] one key is never two persons: the installation's ends and demotes no owner, nor adds any in their place", async () => {
  const owners = [await staffAs(server, "owner"), await staffAs(server, "owner")];
  for (const { id } of owners) {
    expect(await codeOf(`/staff/${id}/end`, { reason })).toBe("NAMED_OWNER_NEEDED");
    expect(await codeOf(`/staff/${id}/role`, { role: "support", reason })).toBe(
      "NAMED_OWNER_NEEDED",
    );
    expect(await codeOf(`/staff/${id}/key`, { reason })).toBe("NAMED_OWNER_NEEDED");
  }
  for (const { get } of owners) expect((await get("/staff/me")).statusCode).toBe(200);
  expect(await codeOf("/staff/add", newOwner())).toBe("NAMED_OWNER_NEEDED");
});

test("[SEC-L5] once there were two owners the installation's key adds nobody, however few are left", async () => {
  const [first, second] = [await staffAs(server, "owner"), await staffAs(server, "owner")];
  expect((await first.post(`/staff/${second.id}/end`, { reason })).statusCode).toBe(200);
  expect((await first.post(`/staff/${first.id}/end`, { reason })).statusCode).toBe(200);
  expect(await codeOf("/staff/add", newOwner())).toBe("NAMED_OWNER_NEEDED");
  server.advance({ hours: 24 * 91 });
  expect(await codeOf("/staff/add", newOwner())).toBe("NAMED_OWNER_NEEDED");
});

test("[SEC-L5] keys that expired since make no first days", async () => {
  await staffAs(server, "owner", { days: 1 });
  await staffAs(server, "owner", { days: 1 });
  server.advance({ hours: 25 });
  expect(await codeOf("/staff/add", newOwner())).toBe("NAMED_OWNER_NEEDED");
});

test("[SEC-L5] the installation's key makes no new key of an owner, with which it would be that person", async () => {
  const { id } = await staffAs(server, "owner");
  expect(await codeOf(`/staff/${id}/key`, { reason })).toBe("NAMED_OWNER_NEEDED");
});

test("[SEC-L23] each use of the installation's key after its first day is told, and none of a member of staff", async () => {
  const told = () => timesRaised.get("INSTALLATION_KEY_USED");
  const owner = await staffAs(server, "owner");
  server.advance({ hours: 23, minutes: 59 });
  const before = told() ?? 0;
  await installation.get("/keys");
  expect(told()).toBe(before);
  server.advance({ minutes: 1 });
  await owner.get("/keys");
  expect(told()).toBe(before);
  await installation.get("/keys");
  await (await callerAs(server, "operator")).get("/staff/me");
  expect(told(), "a newer key has no first day of its own").toBe(before + 2);
});

test("[SEC-L23] where one person does, a use of the installation's key is told of nobody", async () => {
  const alone = await openTestServer();
  const key = await callerAs(alone, "operator");
  alone.advance({ hours: 48 });
  const before = timesRaised.get("INSTALLATION_KEY_USED");
  expect((await key.get("/keys")).statusCode).toBe(200);
  expect(timesRaised.get("INSTALLATION_KEY_USED")).toBe(before);
  await alone.close();
});

test("[SEC-L24] what somebody asked for ends with them, and so does what their new role may not ask for", async () => {
  const [asking, second] = [await staffAs(server, "owner"), await staffAs(server, "owner")];
  const { username } = await registerPerson(server);
  const whose = { realm: "practice", username, reason };
  const ask = async (by: Caller, path: string, body: object): Promise<string> =>
    (await by.post(path, body)).json().pending.id;
  const waits = await ask(asking, "/accounts/archive", whose);
  const role = await ask(second, `/staff/${asking.id}/role`, { role: "support", reason });
  // Nobody but the asker could confirm it, so a third owner does.
  const third = await ask(asking, "/staff/add", newOwner());
  const made = callerWith(server, (await second.post(`/approvals/${third}/confirm`)).json().reply);
  expect((await made.post(`/approvals/${role}/confirm`)).statusCode).toBe(200);
  expect((await second.post(`/approvals/${waits}/confirm`)).json().code).toBe("APPROVAL_UNKNOWN");
  const changes = { ...whose, emailAddress: "new@example.org" };
  const stillTheirs = await ask(asking, "/accounts/change-email", changes);
  expect((await second.post(`/staff/${asking.id}/end`, { reason })).statusCode).toBe(200);
  expect((await second.post(`/approvals/${stillTheirs}/confirm`)).json().code).toBe(
    "APPROVAL_UNKNOWN",
  );
  expect((await accountOf(server, username)).status).toBe("active");
  const listed = (await second.get("/approvals")).json();
  for (const id of [waits, stillTheirs]) {
    expect(listed.find((approval: { id: string }) => approval.id === id)).toMatchObject({
      state: "refused",
      input: null,
    });
  }
});

test("[SEC-L24] of an end and a confirmation at once nothing is done in the name of who had ended before", async () => {
  const [asking, second] = [await staffAs(server, "owner"), await staffAs(server, "owner")];
  const { username } = await registerPerson(server);
  const body = { realm: "practice", username, reason };
  const { id } = (await asking.post("/accounts/archive", body)).json().pending;
  const [ended, done] = await Promise.all([
    second.post(`/staff/${asking.id}/end`, { reason }),
    second.post(`/approvals/${id}/confirm`),
  ]);
  expect(ended.statusCode).toBe(200);
  const { status } = await accountOf(server, username);
  expect(status).toBe(done.statusCode === 200 ? "archived" : "active");
});

test("[SEC-L5] an owner's own other role is done and stands as confirmed by the second", async () => {
  const [first, second] = [await staffAs(server, "owner"), await staffAs(server, "owner")];
  const asked = await first.post(`/staff/${first.id}/role`, { role: "auditor", reason });
  const { id } = asked.json().pending;
  expect((await second.post(`/approvals/${id}/confirm`)).statusCode).toBe(200);
  const [approval] = (await second.get("/approvals?state=confirmed")).json();
  expect(approval).toMatchObject({ id, decidedBy: { id: second.id } });
});

test("[SEC-L5] what two owners agreed on is done to the account that was meant, whoever has its username by then; the second reads the name", async () => {
  const [asking, second] = [await staffAs(server, "owner"), await staffAs(server, "owner")];
  const { username } = await registerPerson(server);
  const meant = await accountOf(server, username);
  const asked = await asking.post("/accounts/archive", { realm: "practice", username, reason });
  const renamed = { username: `renamed-${meant.id}`, username_index: meant.id };
  await server.database.kysely
    .updateTable("accounts")
    .set(renamed)
    .where("id", "=", meant.id)
    .execute();
  await registerPerson(server, { username });
  const [{ input }] = (await second.get("/approvals?state=pending")).json();
  expect(input).toMatchObject({ body: { username, reason }, accountId: meant.id });
  const confirmed = await second.post(`/approvals/${asked.json().pending.id}/confirm`);
  expect(confirmed.statusCode).toBe(200);
  expect((await accountOf(server, username)).status).toBe("active");
  const { accounts } = await server.database.kysely
    .selectFrom("accounts")
    .select((row) => row.fn.count("id").as("accounts"))
    .where("id", "=", meant.id)
    .where("status", "=", "active")
    .executeTakeFirstOrThrow();
  expect(Number(accounts)).toBe(0);
});
