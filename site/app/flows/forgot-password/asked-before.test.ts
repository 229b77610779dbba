import { expect, test } from "vitest";
import { awaitsCode, nextMessageAt, withRequest } from "./asked-before.ts";

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

test("a code is awaited for as long as it lives, in the product that it was asked for", () => {
  const asked = withRequest(null, request, 0);
  expect(awaitsCode(asked, "practice", 9 * minute)).toBe(true);
  expect(awaitsCode(asked, "academic", 9 * minute)).toBe(false);
  expect(awaitsCode(asked, "practice", 11 * minute)).toBe(false);
});

test("a request beyond the third sends no code, and none is awaited for it", () => {
  const asked = askedAt(0, 1, 2, 9) as never;
  expect(awaitsCode(asked, "practice", 11 * minute)).toBe(true);
  expect(awaitsCode(asked, "practice", 13 * minute)).toBe(false);
});
