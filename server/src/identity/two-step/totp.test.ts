import { describe, expect, test } from "vitest";
import { fromBase32, toBase32 } from "./base32.ts";
import { codeAt, isAppCode, stepsOf, timeStep } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

describe("RFC 6238, appendix B, of whose eight digits ours are the last six", () => {
  test.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("[SEC-J1] at %i seconds the code is %s", (seconds, code) => {
    expect(codeAt(secret, timeStep(new Date(seconds * 1_000)))).toBe(code);
  });
});

test("[SEC-J1] a code fits one step before and after its own, and no more", () => {
  const now = new Date(1_700_000_010_000);
  const step = timeStep(now);
  const found = [-2, -1, 0, 1, 2].map((distance) =>
    stepsOf(secret, codeAt(secret, step + distance), now),
  );
  expect(found).toEqual([[], [step - 1], [step], [step + 1], []]);
});

test.each(["12345", "1234567", "", "１２３４５６", "12345a"])("[SEC-J1] %j is no code", (text) => {
  expect(isAppCode(text)).toBe(false);
});

test("Base32 as RFC 4648 has it, and back", () => {
  expect(toBase32(Buffer.from("fooba"))).toBe("MZXW6YTB");
  expect(fromBase32(toBase32(secret))).toEqual(secret);
});
