import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase } from "../../../test/database.ts";
import { createTestKeys } from "../../../test/keys.ts";
import type { Database } from "../database/database.ts";
import { MessageDeferred, MessageRefused, type Transport } from "../mail/message.ts";
import { limitsWith } from "../rate-limits/limits.ts";
import { withSmsLimits } from "./sms-limits.ts";
import { SmsAway, SmsUnknown } from "./sms-transport.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.kysely.deleteFrom("budget_windows").execute());

const accepted: Transport = async () => ({ provider: "bulksms", providerId: null });

function opened(
  send = accepted,
  overrides: Record<string, Record<string, number>> = {},
  from = database,
) {
  const time = createTestClock();
  const told: object[] = [];
  const log = { info() {}, warn() {}, error: (fields: object) => void told.push(fields) };
  const limits = limitsWith(overrides);
  const countries = ["ZA", "NA"];
  const deps = { database: from, clock: time.clock, keys: createTestKeys() };
  const transport = withSmsLimits(send, { ...deps, limits, log, countries });
  return {
    ...time,
    told,
    sendTo: (to: string) => transport({ channel: "sms", to, text: "042917" }, "row"),
  };
}

test("SMS go to the countries that are named alone", async () => {
  const { sendTo } = opened();
  await sendTo("+27821234567");
  await sendTo("+264811234567");
  for (const abroad of ["+447700900123", "+15005550006", "+8835100000000"]) {
    await expect(sendTo(abroad)).rejects.toThrow(MessageRefused);
  }
});

test("a number gets so many SMS in an hour, and the next ones wait for its end", async () => {
  const { sendTo, advance, told } = opened(accepted, { smsByNumber: { perHour: 2 } });
  await sendTo("+27821234567");
  await sendTo("+27821234567");
  await expect(sendTo("+27821234567")).rejects.toThrow(MessageDeferred);
  await sendTo("+27831234567");
  expect(told).toEqual([]);
  advance({ minutes: 61 });
  await sendTo("+27821234567");
});

test("many numbers of one range are held and told once, with the range and no number; others still get theirs", async () => {
  const { sendTo, told } = opened(accepted, { smsByRange: { perHour: 3 } });
  for (const end of ["0001", "0002", "0002", "0003"]) await sendTo(`+2782123${end}`);
  for (const end of ["0004", "0005"]) {
    await expect(sendTo(`+2782123${end}`)).rejects.toThrow(MessageDeferred);
  }
  expect(told).toEqual([expect.objectContaining({ limit: "smsByRange", range: "+2782123" })]);
  expect(JSON.stringify(told)).not.toContain("0004");
  await sendTo("+27831230001");
});

test("the installation sends so many in an hour", async () => {
  const { sendTo, told } = opened(accepted, { smsByInstallation: { perHour: 2 } });
  await sendTo("+27821230001");
  await sendTo("+27832340001");
  await expect(sendTo("+27843450001")).rejects.toThrow(MessageDeferred);
  expect(told).toEqual([expect.objectContaining({ limit: "smsByInstallation" })]);
});

test("tries while the provider is away use nothing up; one that it may have had does", async () => {
  let error: Error = new SmsAway({ code: "x", reason: "x", mayBeSent: false });
  const failing: Transport = () => Promise.reject(error);
  const { sendTo } = opened(failing, { smsByNumber: { perHour: 1 } });
  for (let tries = 0; tries < 3; tries += 1) {
    await expect(sendTo("+27821234567")).rejects.toThrow(SmsAway);
  }
  error = new SmsUnknown("SMS 200");
  await expect(sendTo("+27821234567")).rejects.toThrow(SmsUnknown);
  await expect(sendTo("+27821234567")).rejects.toThrow(MessageDeferred);
});

test("[SEC-F9] an SMS that left is sent though it cannot be counted: it would leave again", async () => {
  const own = await openTestDatabase();
  const lastly: Transport = async (...sent) => {
    await own.close();
    return accepted(...sent);
  };
  const { sendTo } = opened(lastly, {}, own);
  expect(await sendTo("+27821234567")).toMatchObject({ provider: "bulksms" });
});
