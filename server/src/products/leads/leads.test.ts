import { afterAll, beforeAll, expect, test } from "vitest";
import { type House, openHouse } from "../../../test/house.ts";
import { type Caller, callerAs } from "../../../test/product-keys.ts";
import { newId } from "../../mechanisms/ids.ts";
import { addLead } from "../../records/leads/lead-store.ts";

let house: House;
let operator: Caller;

beforeAll(async () => {
  house = await openHouse();
  operator = await callerAs(house, "operator");
});
afterAll(() => house.close());

async function leave(name: string, consentText: string | null) {
  const { clock } = house.deps;
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
  await house.database.kysely.transaction().execute((tx) => addLead(tx, lead));
  house.advance({ minutes: 1 });
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
  const event = await house.database.kysely
    .selectFrom("audit_events")
    .select(["actor", "details"])
    .where("kind", "=", "leads-exported")
    .executeTakeFirst();
  expect(event?.actor).toBe("operator");
  expect(Object.keys(event?.details ?? {})).toEqual(["leads"]);
});
