import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { message, providers, vonageMessage } from "./provider-cases.fixture.ts";
import type { HttpDescription } from "./providers/http.ts";
import type { SmsProviderName } from "./providers.ts";
import { smsCredit } from "./sms-credit.ts";
import { type SmsSettings, sendSms } from "./sms-transport.ts";
import { openStandIn, type StandIn } from "./stand-in.fixture.ts";
import type { Told } from "./told.fixture.ts";

let provider: StandIn;
beforeAll(async () => {
  provider = await openStandIn();
});
beforeEach(() => {
  provider.received.length = 0;
});
afterAll(() => provider.stop());

const field = (name: string) => new URLSearchParams(provider.received[0]?.body).get(name);
function came() {
  const [{ headers = {}, body = "" } = {}] = provider.received;
  return { headers, field, body: body.startsWith("{") ? JSON.parse(body) : null };
}

const settingsOf = (name: SmsProviderName): SmsSettings => ({
  provider: name,
  account: null,
  token: "secret",
  from: null,
  url: `${provider.url}/send`,
  http: providers[name].http ?? null,
  timeoutMilliseconds: 5_000,
  ...providers[name].account,
});

describe.each(Object.entries(providers) as [SmsProviderName, Told][])("%s", (name, told) => {
  test("is sent what its documents ask for", async () => {
    provider.answer(200, "{}");
    await sendSms(settingsOf(name), message, "row-1");
    expect(provider.received).toHaveLength(1);
    expect(provider.received[0]?.path).toContain(told.path);
    expect(provider.received[0]?.authorization).toBe(told.authorization);
    told.sent(came());
  });

  test.each(told.answers)("[SEC-F11] %s", async (_case, status, answered, expected) => {
    provider.answer(status, answered);
    const { verdict, said } = await sendSms(settingsOf(name), message, "row-1");
    const [means, providerId] = expected.split(" ");
    expect(verdict.is).toBe(means);
    if (verdict.is === "taken") expect(verdict.providerId).toBe(providerId ?? null);
    expect(said).toMatch(new RegExp(`^SMS ${status}`));
    expect(said).not.toContain("042917");
  });

  test("its credit is read where it tells one", async () => {
    const [path, answered, credit] = told.credit ?? [];
    provider.answer(200, answered ?? {});
    expect((await smsCredit(settingsOf(name))).left).toBe(credit ?? null);
    expect(provider.received.map(({ path: asked }) => asked)).toEqual(
      path === undefined ? [] : [path],
    );
  });
});

test("[SEC-F9] the same message has the same number against doubles at BulkSMS, another one another", async () => {
  provider.answer(201, [{ id: "1" }]);
  for (const id of ["row-1", "row-1", "row-2"]) await sendSms(settingsOf("bulksms"), message, id);
  const numbers = provider.received.map(({ path }) =>
    new URL(path, provider.url).searchParams.get("deduplication-id"),
  );
  expect(numbers[0]).toBe(numbers[1]);
  expect(numbers[0]).not.toBe(numbers[2]);
  expect(Number(numbers[0])).toBeLessThan(2 ** 31);
});

test("[SEC-F9] a message that was taken under a number that no table takes is taken, and is not tried again", async () => {
  for (const [id, kept] of [
    ["a\0b", null],
    ["x".repeat(12_000), "x".repeat(200)],
  ] as const) {
    provider.answer(201, [{ id }]);
    const { verdict } = await sendSms(settingsOf("bulksms"), message, "row-1");
    expect(verdict).toEqual({ is: "taken", providerId: kept });
  }
});

test("letters beyond those of GSM are sent as such by Vonage, which asks to be told", async () => {
  provider.answer(200, vonageMessage("0"));
  await sendSms(settingsOf("vonage"), { ...message, text: "Ŋ 042917" }, "row-1");
  expect(field("type")).toBe("unicode");
});

const service = `MG${"0123456789abcdef".repeat(2)}`;
test.each([
  [service, service, null],
  ["MGClinic", null, "MGClinic"],
])(
  "a Messaging Service of Twilio is named as one, a sender as a sender: %s",
  async (from, ...fields) => {
    provider.answer(201, { sid: "SM1", status: "accepted" });
    await sendSms({ ...settingsOf("twilio"), from }, message, "row-1");
    expect([field("MessagingServiceSid"), field("From")]).toEqual(fields);
  },
);

test("a form is filled in where the description asks for one", async () => {
  provider.answer(200, "OK");
  const http = { ...(providers.http.http as HttpDescription), taken: null };
  const described = { ...http, type: "form", body: { to: "{to}", msg: "{text}" } } as const;
  await sendSms({ ...settingsOf("http"), http: described }, message, "row-1");
  expect([field("to"), field("msg")]).toEqual(["+27821234567", message.text]);
});
