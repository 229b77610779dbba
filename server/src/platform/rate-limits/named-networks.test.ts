import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase } from "../../../test/database.ts";
import { createTestKeys } from "../../../test/keys.ts";
import type { Database } from "../database/database.ts";
import { limitsWith } from "./limits.ts";
import { rateLimitOf } from "./named-networks.ts";
import { isRateLimitReached, takeRateLimit } from "./rate-limits.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const contact = (perHour: number) => ({ contactByAddress: { perHour } });
const limits = limitsWith(
  { contactByAddress: { perHour: 1 } },
  {
    "196.21.0.0/16": contact(4),
    "196.21.7.0/24": contact(2),
    "196.21.7.9": contact(3),
    "2001:db8:7::/48": contact(5),
    "198.51.100.0/24": { signUpByAddress: { perHour: 9 } },
  },
);

test.each([
  ["196.20.255.255", 1, "outside"],
  ["196.21.0.0", 4, "the first of a network"],
  ["196.21.255.255", 4, "the last of a network"],
  ["::ffff:196.21.3.3", 4, "spelled as IPv6"],
  ["196.21.7.1", 2, "in a narrower network"],
  ["196.21.7.9", 3, "named by itself"],
  ["2001:db8:7:1::2", 5, "of IPv6"],
  ["2001:db8:8:1::2", 1, "of another IPv6 network"],
  ["fe80::1%eth0", 1, "with a zone"],
  ["198.51.100.1", 1, "in a network with a limit of another name"],
  ["not-an-address", 1, "none at all"],
])("[SEC-A11] %s may ask %d times: %s", async (address, allowed) => {
  const { clock } = createTestClock();
  const deps = { keys: createTestKeys(), clock, limits };
  const take = () => takeRateLimit(database.kysely, deps, "contactByAddress", address);
  const look = () => isRateLimitReached(database.kysely, deps, "contactByAddress", address);
  for (let count = 0; count < allowed; count += 1) {
    expect(await look()).toMatchObject({ allowed: true });
    expect(await take()).toMatchObject({ allowed: true });
  }
  expect(await look()).toMatchObject({ allowed: false, limit: allowed });
  expect(await take()).toMatchObject({ allowed: false, limit: allowed });
});

test("the windows that a network does not name stay as they are", () => {
  const { rateLimits, networks } = limitsWith(
    {},
    { "196.21.0.0/16": { hodSearchByAddress: { perDay: 9_000 } } },
  );
  const found = rateLimitOf(
    networks,
    "hodSearchByAddress",
    rateLimits.hodSearchByAddress,
    "196.21.0.1",
  );
  expect(found).toEqual({ counts: "clients", perQuarterHour: 120, perDay: 9_000 });
});

test.each([
  ["196.21.0.0/33", contact(1), "NETWORKS: 196.21.0.0/33 is no network; write one such as"],
  ["196.21/16", contact(1), "NETWORKS: 196.21/16 is no network"],
  ["2001:db8::/129", contact(1), "is no network"],
  ["2001:db8::/64", contact(1), "write /56 or wider"],
  ["10.0.0.0/8/8", contact(1), "is no network"],
  ["10.0.0.0/", contact(1), "is no network"],
  ["hospital.example", contact(1), "NETWORKS: hospital.example is no network"],
  ["10.0.0.0/8", { contacts: { perHour: 1 } }, "NETWORKS: 10.0.0.0/8: there is no limit contacts"],
  ["10.0.0.0/8", { lockout: { lockMinutes: 1 } }, "there is no limit lockout"],
  [
    "10.0.0.0/8",
    { contactByAddress: { perYear: 1 } },
    "there is no limit contactByAddress.perYear",
  ],
  ["10.0.0.0/8", contact(1.5), "NETWORKS: 10.0.0.0/8: contactByAddress.perHour must be a whole"],
  [
    "10.0.0.0/8",
    { resetByUsername: { perHour: 1 } },
    "NETWORKS: 10.0.0.0/8: resetByUsername does not count client addresses",
  ],
])("a wrong network stops the start with one line: %s %j", (network, values, words) => {
  expect(() => limitsWith({}, { [network]: values })).toThrow(words);
});
