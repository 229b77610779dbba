import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase } from "../../../test/database.ts";
import { createTestKeys } from "../../../test/keys.ts";
import type { Database } from "../database/database.ts";
import type { RateLimitKey } from "./counters.ts";
import { limitsWith, type RateLimitName } from "./limits.ts";
import { isRateLimitReached, takeRateLimit } from "./rate-limits.ts";

const hex = (number: number) => number.toString(16).padStart(2, "0");

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function counting() {
  const time = createTestClock();
  const deps = { keys: createTestKeys(), clock: time.clock, limits: limitsWith({}) };
  return {
    advance: time.advance,
    take: (...[name, key]: [RateLimitName, RateLimitKey]) =>
      takeRateLimit(database.kysely, deps, name, key),
    isSpent: (...[name, key]: [RateLimitName, RateLimitKey]) =>
      isRateLimitReached(database.kysely, deps, name, key),
  };
}

test("[SEC-C6] A rate limit is exact under 20 parallel uses", async () => {
  const { take } = counting();
  const taken = await Promise.all(
    Array.from({ length: 20 }, () => take("contactByAddress", "192.0.2.1")),
  );
  expect(taken.filter(({ allowed }) => allowed)).toHaveLength(5);
});

test("[SEC-G12] A refusal says how long to wait, and after exactly that the rate limit is full again", async () => {
  const { take, advance } = counting();
  for (let n = 0; n < 5; n += 1) await take("contactByAddress", "192.0.2.2");
  advance({ minutes: 20 });
  const refused = await take("contactByAddress", "192.0.2.2");
  expect(refused).toEqual({
    allowed: false,
    limit: 5,
    windowSeconds: 3_600,
    retryAfterSeconds: 2_400,
  });
  advance({ seconds: 2_399 });
  expect(await take("contactByAddress", "192.0.2.2")).toMatchObject({ allowed: false });
  advance({ seconds: 1 });
  expect(await take("contactByAddress", "192.0.2.2")).toMatchObject({ allowed: true });
});

test("[SEC-C6] A burst that the hour refuses does not use up the day", async () => {
  const { take, advance } = counting();
  for (let n = 0; n < 100; n += 1) await take("resetByUsername", "mapula");
  advance({ hours: 2 });
  for (const allowed of [true, true, true, false]) {
    expect(await take("resetByUsername", "mapula")).toMatchObject({ allowed });
  }
});

test("[SEC-C6] The day is full after ten, whatever the hours still allow", async () => {
  const { take, advance } = counting();
  let allowed = 0;
  for (let hour = 0; hour < 12; hour += 1) {
    for (let n = 0; n < 3; n += 1) {
      if ((await take("resetByUsername", "sipho")).allowed) allowed += 1;
    }
    advance({ minutes: 61 });
  }
  expect(allowed).toBe(10);
});

test("[SEC-G12] A refusal by the hour tells the wait for the day where that is full as well", async () => {
  const { take, advance } = counting();
  for (let hour = 0; hour < 4; hour += 1) {
    if (hour > 0) advance({ minutes: 61 });
    for (let n = 0; n < 3; n += 1) await take("resetByUsername", "zanele");
  }
  expect(await take("resetByUsername", "zanele")).toEqual({
    allowed: false,
    limit: 10,
    windowSeconds: 86_400,
    retryAfterSeconds: 86_400 - 3 * 61 * 60,
  });
});

test("A look at a rate limit does not use it", async () => {
  const { take, isSpent } = counting();
  for (let n = 0; n < 5; n += 1) {
    expect(await isSpent("contactByAddress", "192.0.2.3")).toMatchObject({ allowed: true });
    await take("contactByAddress", "192.0.2.3");
  }
  expect(await isSpent("contactByAddress", "192.0.2.3")).toEqual({
    allowed: false,
    limit: 5,
    windowSeconds: 3_600,
    retryAfterSeconds: 3_600,
  });
});

test("[SEC-A11] One network of IPv6 is one client, another one is another", async () => {
  const { take } = counting();
  for (let n = 0; n < 5; n += 1) await take("contactByAddress", `2001:db8:1:2::${n}`);
  expect(await take("contactByAddress", "2001:db8:1:2:ffff::9")).toMatchObject({ allowed: false });
  expect(await take("contactByAddress", "2001:db8:1:3::1")).toMatchObject({ allowed: true });
});

test("[SEC-A11] A subscriber's /56 has sixteen such rate limits, not one for each of its 256 networks", async () => {
  const { take, isSpent } = counting();
  const use = (network: number) => take("contactByAddress", `2001:db8:2:1${hex(network)}::1`);
  for (let network = 0; network < 16; network += 1) {
    for (let n = 0; n < 5; n += 1) expect(await use(network)).toEqual({ allowed: true });
  }
  const refused = { allowed: false, limit: 80, windowSeconds: 3_600, retryAfterSeconds: 3_600 };
  expect(await isSpent("contactByAddress", "2001:db8:2:1fe::1")).toEqual(refused);
  expect(await use(0xff)).toEqual(refused);
  expect(await take("contactByAddress", "2001:db8:2:200::1")).toEqual({ allowed: true });
});

test("[SEC-A11] A network that is refused does not use up what its subscriber's others have", async () => {
  const { take } = counting();
  for (let n = 0; n < 100; n += 1) await take("contactByAddress", "2001:db8:3:100::1");
  expect(await take("contactByAddress", "2001:db8:3:101::1")).toEqual({ allowed: true });
});

test("[SEC-C6] One connection has one share of a person's rate limit, whichever of its networks asks", async () => {
  const { take } = counting();
  const ask = (name: string, clientAddress: string) =>
    take("resetByUsername", { name, clientAddress });
  for (const network of [1, 2, 3]) {
    expect(await ask("naledi", `2001:db8:4:${network}00::1`)).toEqual({ allowed: true });
  }
  expect(await ask("naledi", "2001:db8:4:ff00::1")).toMatchObject({ allowed: false });
  expect(await ask("naledi", "2001:db8:5::1")).toEqual({ allowed: true });
  expect(await ask("kagiso", "2001:db8:4:ff00::1")).toEqual({ allowed: true });
});

test("[SEC-A11] A name is no address, even if it looks like one", async () => {
  const { take } = counting();
  for (let n = 0; n < 3; n += 1) await take("welcomeByEmail", "2001:db8::1");
  expect(await take("welcomeByEmail", "2001:db8::1")).toMatchObject({ allowed: false });
  expect(await take("welcomeByEmail", "2001:db8::2")).toEqual({ allowed: true });
});

test("[SEC-H3] Neither a name nor an address is stored", async () => {
  const { take } = counting();
  await take("resetByUsername", "canary-name");
  await take("contactByAddress", "198.51.100.77");
  const rows = JSON.stringify(
    await database.kysely.selectFrom("budget_windows").selectAll().execute(),
  );
  expect(rows).not.toMatch(/canary-name|198\.51\.100\.77/);
});

test("[SEC-F12 SEC-C6] A window that a clock ran ahead to is over once the clock is right", async () => {
  const { take, isSpent, advance } = counting();
  const key = "192.0.2.77";
  advance({ days: 1 });
  for (let n = 0; n < 6; n += 1) await take("contactByAddress", key);
  expect(await isSpent("contactByAddress", key)).toMatchObject({ allowed: false });
  advance({ days: -1 });
  expect(await isSpent("contactByAddress", key)).toEqual({ allowed: true });
  for (const allowed of [true, true, true, true, true, false]) {
    expect(await take("contactByAddress", key)).toMatchObject({ allowed });
  }
});

test("[SEC-F12 SEC-C6] Clocks that differ by less than a minute begin no other window", async () => {
  const { take, advance } = counting();
  const key = "192.0.2.78";
  advance({ seconds: 59 });
  for (let n = 0; n < 5; n += 1) await take("contactByAddress", key);
  advance({ seconds: -59 });
  expect(await take("contactByAddress", key)).toMatchObject({ allowed: false });
});
