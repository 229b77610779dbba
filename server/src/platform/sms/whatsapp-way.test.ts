import { afterEach, beforeEach, expect, test } from "vitest";
import type { Holding } from "../mail/message.ts";
import { createSmsTransport } from "./sms-transport.ts";
import { openStandIn, type StandIn } from "./stand-in.fixture.ts";
import { withWhatsApp } from "./whatsapp-way.ts";

let gateway: StandIn;
let whatsapp: StandIn;
beforeEach(async () => {
  [gateway, whatsapp] = [await openStandIn(), await openStandIn()];
  whatsapp.answer(200, { messages: [{ id: "wamid.1" }] });
});
afterEach(() => Promise.all([gateway.stop(), whatsapp.stop()]));

const settings = { account: "10654", token: "secret", from: "code", http: null };
const sms = () =>
  createSmsTransport({ ...settings, provider: "bearer", url: `${gateway.url}/send` });
const send = (hasWhatsApp = true, timeoutMilliseconds = 5_000) =>
  withWhatsApp(
    sms(),
    hasWhatsApp
      ? createSmsTransport({
          ...settings,
          provider: "whatsapp",
          url: whatsapp.url,
          timeoutMilliseconds,
        })
      : null,
  );
const code = { digits: "042917", language: "en" } as const;
const text = { channel: "sms", to: "+27821234567", text: "042917 is your code", code } as const;
const chosen = { ...text, way: "whatsapp" } as const;
const alone = { ...text, way: "whatsapp-alone" } as const;
const counts = () => [whatsapp.received.length, gateway.received.length];
function newHolding(heldBy: string | null = null) {
  const holding: Holding = {
    heldBy,
    async hold(name) {
      holding.heldBy = name;
    },
  };
  return holding;
}

test("a code goes by WhatsApp for whoever chose it, by SMS for everybody else", async () => {
  const holding = newHolding();
  const accepted = await send()(chosen, "1", holding);
  expect([accepted, holding.heldBy]).toEqual([
    { provider: "whatsapp", providerId: "wamid.1" },
    "whatsapp",
  ]);
  await send()(text, "2", newHolding());
  expect(counts()).toEqual([1, 1]);
});

test.each([
  ["is not there", () => whatsapp.stop()],
  ["knows no such person", () => whatsapp.answer(400, { error: { code: 131_026 } })],
  ["throttles", () => whatsapp.answer(400, { error: { code: 130_429 } })],
  ["lets us in no more", () => whatsapp.answer(401, { error: { code: 190 } })],
  ["has no such template", () => whatsapp.answer(404, { error: { code: 132_001 } })],
])("[SEC-F9] where WhatsApp %s, the code goes by SMS", async (_case, set) => {
  await set();
  const holding = newHolding();
  await send()(chosen, "1", holding);
  expect([gateway.received.length, holding.heldBy]).toEqual([1, null]);
});

test.each([
  ["says nothing", () => whatsapp.silence()],
  ["hangs up", () => whatsapp.hangUp()],
  ["answers half", () => whatsapp.answer(200, '{"messages":[{"i')],
  ["does not know itself", () => whatsapp.answer(500, { error: { code: 131_000 } })],
  ["has a fault before it", () => whatsapp.answer(502, "<html>")],
])("[SEC-F9] where WhatsApp %s and may have it, no SMS goes at any time", async (_case, set) => {
  set();
  const holding = newHolding();
  await expect(send(true, 300)(chosen, "1", holding)).rejects.toMatchObject({
    name: "SmsUnknown",
  });
  expect([counts(), holding.heldBy]).toEqual([[1, 0], "whatsapp"]);
  whatsapp.answer(400, { error: { code: 131_026 } });
  await expect(send()(chosen, "1", holding)).rejects.toMatchObject({ name: "MessageRefused" });
  expect([counts(), holding.heldBy]).toEqual([[2, 0], "whatsapp"]);
});

test("what a provider of SMS may have goes by no other way", async () => {
  await send()(chosen, "1", newHolding("first"));
  expect(counts()).toEqual([0, 1]);
});

test("[SEC-F9] after an SMS that did not arrive WhatsApp is asked alone, and holds no SMS up", async () => {
  whatsapp.answer(401, { error: { code: 190 } });
  await expect(send()(alone, "1", newHolding())).rejects.toMatchObject({ name: "MessageDeferred" });
  await expect(send(false)(alone, "1", newHolding())).rejects.toMatchObject({
    name: "MessageRefused",
  });
  expect(gateway.received).toEqual([]);
});

test("a choice of WhatsApp where there is none any more goes by SMS", async () => {
  await send(false)(chosen, "1", newHolding());
  expect(counts()).toEqual([0, 1]);
});
