import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { newDeviceId } from "../../platform/http/cookies/device-cookie.ts";
import { isKnownDevice, rememberDevice } from "./device.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("[SEC-A5] A device is known for the name and realm that it logged in to, and stored as a hash", async () => {
  const deviceId = newDeviceId();
  const mine = { realm: "practice", usernameIndexes: ["lerato"], deviceId } as const;
  expect(await isKnownDevice(database.kysely, mine)).toBe(false);
  for (const now of [new Date(0), new Date(1)]) {
    await database.kysely
      .transaction()
      .execute((tx) => rememberDevice(tx, { ...mine, usernameIndex: "lerato" }, now));
  }
  expect(await isKnownDevice(database.kysely, mine)).toBe(true);
  for (const other of [
    { realm: "academic" as const },
    { usernameIndexes: ["sipho"] },
    { deviceId: newDeviceId() },
  ]) {
    expect(await isKnownDevice(database.kysely, { ...mine, ...other })).toBe(false);
  }
  const rotated = { ...mine, usernameIndexes: ["lerato-by-a-new-key", "lerato"] };
  expect(await isKnownDevice(database.kysely, rotated)).toBe(true);
  const rows = await database.kysely.selectFrom("known_devices").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(deviceId);
});

test("[SEC-A5] A device that is used stays known: its row is written again a day after it was last", async () => {
  const device = { realm: "practice", usernameIndex: "thandi", deviceId: newDeviceId() } as const;
  const first = new Date("2026-03-01T08:00:00Z");
  const writtenAfter = async (hours: number) => {
    const now = new Date(first.getTime() + hours * 3_600_000);
    await database.kysely.transaction().execute((tx) => rememberDevice(tx, device, now));
    const { last_used_at } = await database.kysely
      .selectFrom("known_devices")
      .select("last_used_at")
      .where("username_index", "=", device.usernameIndex)
      .executeTakeFirstOrThrow();
    return (last_used_at.getTime() - first.getTime()) / 3_600_000;
  };
  expect(await writtenAfter(0)).toBe(0);
  expect(await writtenAfter(23)).toBe(0);
  expect(await writtenAfter(24)).toBe(24);
  expect(await writtenAfter(47)).toBe(24);
});
