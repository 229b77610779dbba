import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import type { Holding, Transport } from "../mail/message.ts";
import { withFallback } from "./fallback.ts";
import { createSmsTransport } from "./sms-transport.ts";
import { openStandIn, type StandIn } from "./stand-in.fixture.ts";

let first: StandIn;
let second: StandIn;
let time: ReturnType<typeof createTestClock>;
beforeEach(async () => {
  [first, second] = [await openStandIn(), await openStandIn()];
  time = createTestClock(new Date());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all([first.stop(), second.stop()]);
});

const by = ({ url }: StandIn): Transport =>
  createSmsTransport({
    provider: "bearer",
    url: `${url}/send`,
    account: null,
    token: null,
    from: null,
    http: null,
    timeoutMilliseconds: 60_000,
  });
const open = () => withFallback(by(first), by(second), time.clock);
const text = { channel: "sms", to: "+27821234567", text: "042917 is your code" } as const;
const counts = () => [first.received.length, second.received.length];

/** What is kept with a message over its tries. */
function newHolding() {
  const holding: Holding = {
    heldBy: null,
    async hold(name) {
      holding.heldBy = name;
    },
  };
  return holding;
}

test("while the first provider takes messages the second one gets none", async () => {
  const send = open();
  const holding = newHolding();
  await send(text, "1", holding);
  expect([counts(), holding.heldBy]).toEqual([[1, 0], "first"]);
});

test("a provider that speaks no TLS was not reached: the second one takes the message", async () => {
  const withoutTls = { ...first, url: first.url.replace("http:", "https:") };
  const send = withFallback(by(withoutTls), by(second), time.clock);
  const holding = newHolding();
  await send(text, "1", holding);
  expect([counts(), holding.heldBy]).toEqual([[0, 1], "second"]);
});

test("[SEC-F12] it is passed over for no longer where its time was noted by a clock that ran ahead", async () => {
  const send = open();
  first.answer(503);
  time.advance({ hours: 1 });
  await send(text, "1", newHolding());
  time.advance({ hours: -1 });
  first.answer(200);
  await send(text, "2", newHolding());
  expect(counts()).toEqual([2, 1]);
});

test.each([
  ["is not there", () => first.stop()],
  ["has no credit or access", () => first.answer(401)],
  ["throttles", () => first.answer(429)],
  ["says that it is busy", () => first.answer(503)],
])("a first provider that %s is stood in for, and passed over for a while", async (_case, set) => {
  await set();
  const send = open();
  const holding = newHolding();
  await send(text, "1", holding);
  expect([second.received.length, holding.heldBy]).toEqual([1, "second"]);
  const tried = first.received.length;
  await send(text, "2", newHolding());
  expect([first.received.length, second.received.length]).toEqual([tried, 2]);
  time.advance({ seconds: 31 });
  first.answer(200);
  if (_case !== "is not there") {
    await send(text, "3", newHolding());
    expect(counts()).toEqual([tried + 1, 2]);
  }
});

/** Lets the time for an answer end once the first provider has the message. */
function beSilent(): void {
  first.silence();
  const time = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(time.signal);
  const isReceived = expect.poll(() => first.received.length, { timeout: 60_000 }).toBe(1);
  isReceived.then(() => time.abort());
}

test.each([
  ["breaks off", () => first.hangUp()],
  ["is silent", beSilent],
  ["fails after it may have sent", () => first.answer(500)],
  ["answers from a proxy before it", () => first.answer(504)],
])(
  "[SEC-F9] a message that the first provider may have goes to no other: it %s",
  async (_case, set) => {
    set();
    const holding = newHolding();
    await expect(open()(text, "1", holding)).rejects.toMatchObject({ name: "TransportAway" });
    expect([counts(), holding.heldBy]).toEqual([[1, 0], "first"]);
    first.answer(401);
    // Another process takes it up later: what is kept with it still counts.
    const later = newHolding();
    later.heldBy = "first";
    await expect(open()(text, "1", later)).rejects.toMatchObject({ name: "TransportAway" });
    expect([second.received, later.heldBy]).toEqual([[], "first"]);
  },
);

test("[SEC-F9] a process that dies in the middle leaves the message with whom it was handing it to", async () => {
  first.silence();
  const holding = newHolding();
  const died = open()(text, "1", holding).catch(() => undefined);
  await expect.poll(() => first.received.length).toBe(1);
  expect(holding.heldBy).toBe("first");
  await first.stop();
  await died;
  first = await openStandIn();
  await open()(text, "1", { ...holding, heldBy: "first" });
  expect(counts()).toEqual([1, 0]);
});

test("a message that the first provider refuses is refused: no other is asked", async () => {
  first.answer(400, { error: "no such number" });
  await expect(open()(text, "1", newHolding())).rejects.toMatchObject({ name: "MessageRefused" });
  expect(counts()).toEqual([1, 0]);
});

test("a message that the second provider refuses waits for the first, which takes it", async () => {
  const send = open();
  const holding = newHolding();
  first.answer(503);
  second.answer(400, { error: "no route to this country" });
  await expect(send(text, "1", holding)).rejects.toMatchObject({ name: "MessageDeferred" });
  expect([counts(), holding.heldBy]).toEqual([[1, 1], null]);
  await expect(send(text, "1", holding)).rejects.toMatchObject({ name: "MessageDeferred" });
  first.answer(200);
  time.advance({ minutes: 1 });
  await send(text, "1", holding);
  expect([counts(), holding.heldBy]).toEqual([[2, 2], "first"]);
});

test("where both are away the message waits, with neither", async () => {
  first.answer(503);
  second.answer(429);
  const holding = newHolding();
  await expect(open()(text, "1", holding)).rejects.toMatchObject({ name: "TransportAway" });
  expect([counts(), holding.heldBy]).toEqual([[1, 1], null]);
});
