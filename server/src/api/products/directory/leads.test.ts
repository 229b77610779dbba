import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
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
