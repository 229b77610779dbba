import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../test/clock.ts";
import { openTestDatabase } from "../../test/database.ts";
import { createTestKeys } from "../../test/keys.ts";
import { jobNamed } from "../../test/maintenance-jobs.ts";
import { addLead } from "../directory/leads/lead-store.ts";
import { createInvite, useInvite } from "../identity/invites/invites.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { newId } from "../platform/ids.ts";

const { clock, advance } = createTestClock(new Date("2026-01-31T12:00:00Z"));
const deps = { clock, keys: createTestKeys() };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) =>
  database.kysely.transaction().execute(work);

test("[SEC-H8] a lead is kept for twelve months and no longer", async () => {
  const lead = {
    id: newId(clock),
    origin: "practice",
    name: "Lerato",
    last_name: "Mokoena",
    email: "lerato@example.org",
    phone_number: "+27821234567",
    marketing_consent: false,
    consent_text: null,
    created_at: clock(),
  };
  await inTransaction((tx) => addLead(tx, lead));
  expect(await jobNamed("remove-old-leads").run(database, new Date("2027-01-31T11:59:59Z"))).toBe(
    0,
  );
  expect(await jobNamed("remove-old-leads").run(database, new Date("2027-01-31T12:00:01Z"))).toBe(
    1,
  );
});

test("[SEC-H8] the address of an invite goes a month after its end, of a used one after a year", async () => {
  const email = "thandi@example.org";
  const made = { kind: "practice", email, role: "HCP", createdBy: "x", isMailed: false } as const;
  const make = () => inTransaction((tx) => createInvite(tx, deps, made));
  const [used] = [await make(), await make()];
  const use = { kind: "practice", code: used.code, email, accountId: "a", as: "ACCEPTED" } as const;
  await inTransaction((tx) => useInvite(tx, deps, use));
  advance({ days: 37 });
  expect(await jobNamed("remove-old-invites").run(database, clock())).toBe(0);
  advance({ seconds: 1 });
  expect(await jobNamed("remove-old-invites").run(database, clock())).toBe(1);
  advance({ days: 327 });
  expect(await jobNamed("remove-old-invites").run(database, clock())).toBe(0);
  advance({ days: 2 });
  expect(await jobNamed("remove-old-invites").run(database, clock())).toBe(1);
});
