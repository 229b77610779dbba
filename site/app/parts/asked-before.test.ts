import { expect, onTestFinished, test, vi } from "vitest";
import {
  awaitsMessage,
  forgetAsked,
  keepPending,
  nextMessageAt,
  readPending,
  withRequest,
} from "./asked-before.ts";

const minute = 60_000;
const request = { audience: "practice", username: "naidoo", otpAvailable: true } as const;
const askedAt = (...minutes: number[]) =>
  minutes.reduce(
    (before: ReturnType<typeof withRequest> | null, at) =>
      withRequest(before, request, at * minute),
    null,
  );

test("the third message within an hour is the last, until an hour after the first", () => {
  expect(nextMessageAt(askedAt(0, 10) as never)).toBeNull();
  expect(nextMessageAt(askedAt(0, 10, 20) as never)).toEqual(new Date(60 * minute));
  expect(nextMessageAt(askedAt(0, 10, 61) as never)).toBeNull();
});

test("who asks beyond the third message waits no longer for it", () => {
  expect(nextMessageAt(askedAt(0, 1, 2, 50, 55) as never)).toEqual(new Date(60 * minute));
  expect(nextMessageAt(askedAt(0, 50, 55, 61) as never)).toBeNull();
});

test("another name or product has messages of its own", () => {
  const other = withRequest(askedAt(0, 1, 2), { ...request, username: "mapula" }, 3 * minute);
  expect(nextMessageAt(other)).toBeNull();
});

for (const otpAvailable of [true, false])
  test(`${otpAvailable ? "a code" : "a mail with a link"} is awaited for ten minutes, in the product that it was asked for`, () => {
    const asked = withRequest(null, { ...request, otpAvailable }, 0);
    expect(awaitsMessage(asked, "practice", 9 * minute)).toBe(true);
    expect(awaitsMessage(asked, "academic", 9 * minute)).toBe(false);
    expect(awaitsMessage(asked, "practice", 11 * minute)).toBe(false);
  });

test("a request beyond the third sends no code, and none is awaited for it", () => {
  const asked = askedAt(0, 1, 2, 9) as never;
  expect(awaitsMessage(asked, "practice", 11 * minute)).toBe(true);
  expect(awaitsMessage(asked, "practice", 13 * minute)).toBe(false);
});

test("[SEC-F13] a request without an answer is there after a reload, and none once it was answered", () => {
  standInForStorage();
  const pending = { values: "naidoo", key: "first", at: 0 };
  keepPending(pending);
  expect(readPending()).toEqual(pending);
  keepPending(null);
  expect(readPending()).toBeNull();
});

test("who changed the password leaves nothing of the requests in the tab", () => {
  const storage = standInForStorage();
  keepPending({ values: "naidoo", key: "first", at: 0 });
  forgetAsked();
  expect(storage).toEqual(new Map());
});

function standInForStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return kept;
}
