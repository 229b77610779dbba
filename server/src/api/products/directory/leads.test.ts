import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { addLead } from "../../../directory/leads/lead-store.ts";
import { newId } from "../../../platform/ids.ts";

let server: TestServer;
let operator: Caller;

beforeAll(async () => {
  server = await openTestServer();
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());

async function leave(name: string, consentText: string | null) {
  const { clock } = server.deps;
  const lead = {
    id: newId(clock),
    origin: "practice",
    name,
    last_name: "Mokoena",
    email: "sipho@example.org",
    phone_number: "+27821234567",
    marketing_consent: consentText !== null,
    consent_text: consentText,
    created_at: clock(),
  };
  await server.database.kysely.transaction().execute((tx) => addLead(tx, lead));
  server.advance({ minutes: 1 });
}

test("[SEC-H11] leads come newest first, each with the words of its consent or none", async () => {
  await leave("Sipho", null);
  await leave("Thandi", "Yes, tell me about products.");
  const leads = (await operator.get("/leads")).json();
  expect(leads.map(({ name, consentText }: never) => [name, consentText])).toEqual([
    ["Thandi", "Yes, tell me about products."],
    ["Sipho", null],
  ]);
  expect(Object.keys(leads[0])).toEqual([
    "id",
    "origin",
    "name",
    "lastName",
    "email",
    "phoneNumber",
    "consentText",
    "createdAt",
    "state",
    "stateChangedAt",
    "stateChangedBy",
    "staffName",
  ]);
});

test("[SEC-H5] taking leads out is an event that names nobody", async () => {
  await operator.get("/leads");
  const event = await server.database.kysely
    .selectFrom("audit_events")
    .select(["actor", "details"])
    .where("kind", "=", "leads-exported")
    .executeTakeFirst();
  expect(event?.actor).toBe("operator");
  expect(Object.keys(event?.details ?? {})).toEqual(["from", "leads"]);
});

test("a lead is new until somebody marks it: the list tells how far and by whom, and finds it by that", async () => {
  await leave("Naledi", null);
  const [{ id }] = (await operator.get("/leads/list?limit=1")).json();
  const marketing = await staffAs(server, "marketing");
  expect((await marketing.post(`/leads/${id}/mark`, { state: "phoned" })).statusCode).toBe(200);
  const found = (await operator.get("/leads/list?state=phoned")).json();
  expect(found).toMatchObject([
    {
      id,
      state: "phoned",
      stateChangedAt: server.deps.clock().toISOString(),
      stateChangedBy: `staff:${marketing.id}`,
      staffName: "Thandi Mokoena",
    },
  ]);
  const others = (await operator.get("/leads/list?state=new")).json();
  expect(others.map((lead: { id: string }) => lead.id)).not.toContain(id);
  const event = await server.database.kysely
    .selectFrom("audit_events")
    .select(["actor", "details"])
    .where("kind", "=", "lead-marked")
    .executeTakeFirst();
  expect(event).toMatchObject({
    actor: `staff:${marketing.id}`,
    details: { lead: id, state: "phoned" },
  });
});

test("a lead that is not kept any more is 404, and a state that there is none of is 400", async () => {
  const path = `/leads/${newId(server.deps.clock)}/mark`;
  const gone = await operator.post(path, { state: "done" });
  expect([gone.statusCode, gone.json().code]).toEqual([404, "LEAD_UNKNOWN"]);
  expect((await operator.post(path, { state: "sold" })).statusCode).toBe(400);
});
