import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../../test/accounts.ts";
import { jobNamed } from "../../../../test/maintenance-jobs.ts";
import type { Caller } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { person } from "../import-people/import-people.fixture.ts";

let server: TestServer;
let asking: Caller;
let second: Caller;
let auditor: Caller;
beforeAll(async () => {
  server = await openTestServer({ environment: { TWO_PERSON: "on" } });
  auditor = await staffAs(server, "auditor", { name: "Lerato Fynbos" });
  asking = await staffAs(server, "owner");
  second = await staffAs(server, "owner");
});
afterAll(() => server.close());

const listed = async (by: Caller) => (await by.get("/approvals?limit=1")).json()[0];

test("[SEC-L5] a second person reads who it is about, not an id alone: a member of staff, or an account", async () => {
  await asking.post(`/staff/${auditor.id}/role`, { role: "owner", reason: "test" });
  expect((await listed(second)).whom).toBe("Lerato Fynbos");
  server.advance({ minutes: 1 });
  const { username } = await registerPerson(server);
  const { id } = await accountOf(server, username);
  await asking.post("/accounts/archive", { realm: "practice", username, reason: "test" });
  const approval = await listed(second);
  expect(approval).toMatchObject({
    whom: "Lerato van der Merwe",
    input: { accountId: id },
  });
  expect((await listed(auditor)).whom, "who sees no account is told no name").toBeNull();
});

test("[SEC-L27] what was agreed on late counts for its day, and is forgotten then", async () => {
  const rows = [{ row: 1, person: person({ emailProven: "true" }) }];
  const body = { file: "e".repeat(64), rows, reason: "test" };
  const bringIn = () => asking.post("/accounts/import-people", body);
  const { id } = (await bringIn()).json().pending;
  server.advance({ hours: 23 });
  expect((await second.post(`/approvals/${id}/confirm`)).statusCode).toBe(200);
  const remove = () => jobNamed("remove-old-approvals").run(server.database, server.deps.clock());
  server.advance({ hours: 23 });
  await remove();
  expect((await bringIn()).json()).toMatchObject({ made: 1 });
  server.advance({ hours: 1 });
  await remove();
  const approvals = server.database.kysely.selectFrom("approvals").select("input");
  expect(await approvals.where("id", "=", id).execute()).toEqual([{ input: null }]);
});

test.each(["withdrawn", "refused"] as const)(
  "[SEC-L5] the audit tells that a request was %s: its asker's own word is no second person's",
  async (outcome) => {
    const asked = { role: "owner", reason: "test" };
    const { id } = (await asking.post(`/staff/${auditor.id}/role`, asked)).json().pending;
    const by = outcome === "withdrawn" ? asking : second;
    expect((await by.post(`/approvals/${id}/refuse`, { reason: "test" })).statusCode).toBe(200);
    const events = await second.get(`/audit/events?kind=approval-${outcome}`);
    expect(events.json()).toMatchObject([
      { by: `staff:${by.id}`, details: { approvalId: id, reason: "test" } },
    ]);
  },
);
