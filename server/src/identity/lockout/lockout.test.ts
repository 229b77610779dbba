import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { newDeviceId } from "../../platform/http/cookies/device-cookie.ts";
import { lockoutLimits } from "../../platform/rate-limits/limits.ts";
import { rememberDevice } from "../devices/device.ts";
import { createLockout } from "./lockout.ts";
import type { Attempt } from "./lockout-tables.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let names = 0;

/** A username of its own for each test; the lockout never learns whether an account is behind it. */
function someone() {
  names += 1;
  const time = createTestClock();
  const lockout = createLockout({ clock: time.clock, limits: lockoutLimits });
  const username = { realm: "practice", usernameIndexes: [`name-${names}`] } as const;
  const from = (deviceId: string | null): Attempt => ({ ...username, deviceId });
  return {
    lockout,
    username,
    advance: time.advance,
    try: (deviceId: string | null = null) => lockout.admit(database.kysely, from(deviceId)),
    /** Fails until the client is locked; returns the state of each attempt. */
    async fail(times: number, deviceId: string | null = null) {
      const states: string[] = [];
      for (let n = 0; n < times; n += 1) {
        states.push((await lockout.admit(database.kysely, from(deviceId))).state);
      }
      return states;
    },
    /** Logs in with the right password; returns which attempt it was. */
    async succeed(deviceId: string | null = null) {
      const admitted = await lockout.admit(database.kysely, from(deviceId));
      if (admitted.state === "closed") return "closed";
      const { kysely } = database;
      await kysely.transaction().execute((tx) => lockout.recordSuccess(tx, username, admitted));
      return admitted.attempt;
    },
    reset: () => database.kysely.transaction().execute((tx) => lockout.clear(tx, username)),
    isLocked: (deviceId: string | null = null) => lockout.isLocked(database.kysely, from(deviceId)),
    async knownDevice() {
      const { realm, usernameIndexes } = username;
      const [usernameIndex] = usernameIndexes;
      const deviceId = newDeviceId();
      await database.kysely
        .transaction()
        .execute((tx) => rememberDevice(tx, { realm, usernameIndex, deviceId }, time.clock()));
      return deviceId;
    },
  };
}

const open = (count: number) => Array.from({ length: count }, () => "open");

describe("A username under attack", () => {
  test("[SEC-A4 SEC-C4] Ten failures lock for 15 minutes, then 30, then an hour, and never longer", async () => {
    const name = someone();
    for (const minutes of [15, 30, 60, 60]) {
      expect(await name.fail(10)).toEqual(open(10));
      expect(await name.try()).toEqual({ state: "closed" });
      name.advance({ minutes: minutes - 1, seconds: 59 });
      expect(await name.try()).toEqual({ state: "closed" });
      expect(await name.isLocked()).toBe(true);
      name.advance({ seconds: 1 });
      expect(await name.isLocked()).toBe(false);
    }
  });

  test("[SEC-A4] The attempt that locks says so, and no other one does", async () => {
    const name = someone();
    const said: unknown[] = [];
    for (let n = 0; n < 10; n += 1) {
      const admitted = await name.try();
      said.push(admitted.state === "open" && admitted.lock);
    }
    const lock = { isDisabled: false, isKnownDevice: false };
    expect(said).toEqual([...Array.from({ length: 9 }, () => null), lock]);
  });

  test("[SEC-A4] The hundredth failure disables the password until a reset, however long one waits", async () => {
    const name = someone();
    for (let round = 0; round < 10; round += 1) {
      expect(await name.fail(10)).toEqual(open(10));
      name.advance({ minutes: 61 });
    }
    expect(await name.try()).toEqual({ state: "closed" });
    name.advance({ days: 300 });
    expect(await name.try()).toEqual({ state: "closed" });
    expect(await name.isLocked()).toBe(true);
    await name.reset();
    expect(await name.try()).toMatchObject({ state: "open", attempt: 1 });
    expect(await name.isLocked()).toBe(false);
  });

  test("[SEC-A4] A success clears the client's counters and tells which attempt it was", async () => {
    const name = someone();
    await name.fail(9);
    expect(await name.succeed()).toBe(10);
    expect(await name.fail(10)).toEqual(open(10));
    expect(await name.try()).toEqual({ state: "closed" });
  });

  test("[SEC-A7] Failures before a lock still count as failures before the success", async () => {
    const name = someone();
    await name.fail(10);
    name.advance({ minutes: 16 });
    expect(await name.succeed()).toBe(11);
  });

  test("[SEC-A4] After twelve quiet hours the locks start short again", async () => {
    const name = someone();
    await name.fail(10);
    name.advance({ minutes: 15 });
    await name.fail(10);
    name.advance({ hours: 13 });
    await name.fail(10);
    name.advance({ minutes: 15 });
    expect(await name.try()).toMatchObject({ state: "open" });
  });

  test("[SEC-A4 SEC-F13] Of 50 parallel guesses ten reach the password", async () => {
    const name = someone();
    const states = await Promise.all(Array.from({ length: 50 }, () => name.try()));
    const admitted = states.filter(({ state }) => state === "open");
    expect(admitted).toHaveLength(10);
    expect(admitted.filter((one) => one.state === "open" && one.lock !== null)).toHaveLength(1);
  });
});

describe("A person on a known device", () => {
  test("[SEC-A5] Logs in whatever 1,000 failures of strangers did, and strangers stay out", async () => {
    const name = someone();
    const device = await name.knownDevice();
    let tried = 0;
    while (tried < 1_000) {
      tried += (await name.fail(20)).length;
      name.advance({ minutes: 61 });
    }
    expect(await name.try()).toEqual({ state: "closed" });
    expect(await name.try(newDeviceId())).toEqual({ state: "closed" });
    expect(await name.succeed(device)).toBe(1);
    expect(await name.try()).toEqual({ state: "closed" });
  });

  test("[SEC-A4] Is held to the same limit alone: neither strangers nor another device are locked with it", async () => {
    const name = someone();
    const [device, other] = [await name.knownDevice(), await name.knownDevice()];
    expect(await name.fail(11, device)).toEqual([...open(10), "closed"]);
    expect(await name.try(other)).toMatchObject({ state: "open", attempt: 1 });
    expect(await name.try()).toMatchObject({ state: "open", attempt: 1 });
    expect(await name.isLocked()).toBe(false);
    expect(await name.isLocked(device)).toBe(true);
    expect(await name.isLocked(other)).toBe(false);
  });

  test("[SEC-A5] A device that knows another name is a stranger to this one", async () => {
    const [name, neighbour] = [someone(), someone()];
    const device = await neighbour.knownDevice();
    await name.fail(10);
    expect(await name.try(device)).toEqual({ state: "closed" });
  });
});

test("[SEC-H18 SEC-A4] After a change of the master key the counters go on, a lock holds and a reset clears it", async () => {
  const { lockout, username, fail } = someone();
  const { kysely } = database;
  await fail(4);
  const [old] = username.usernameIndexes;
  const rotated = { ...username, usernameIndexes: [`${old}-by-a-new-key`, old] } as const;
  const attempt = { ...rotated, deviceId: null };
  expect(await lockout.admit(kysely, attempt)).toMatchObject({ state: "open", attempt: 5 });
  // A process that was not restarted yet goes on under the old key.
  await fail(7);
  await Promise.all(Array.from({ length: 10 }, () => lockout.admit(kysely, attempt)));
  expect(await lockout.admit(kysely, attempt)).toEqual({ state: "closed" });
  expect(await lockout.isLocked(kysely, attempt)).toBe(true);
  await kysely.transaction().execute((tx) => lockout.clear(tx, rotated));
  expect(await lockout.isLocked(kysely, attempt)).toBe(false);
  expect(await lockout.admit(kysely, attempt)).toMatchObject({ state: "open", attempt: 1 });
});

test("[SEC-A10] The realms count apart", async () => {
  const name = someone();
  await name.fail(10);
  const academic = { ...name.username, realm: "academic", deviceId: null } as const;
  expect(await name.lockout.admit(database.kysely, academic)).toMatchObject({ state: "open" });
});
