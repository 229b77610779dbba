import { describe, expect, test } from "vitest";
import { messages } from "../messages.ts";
import { passwordProblem } from "./password.ts";

describe("password rule", () => {
  test("[S5.004 S9.001 SEC-B1] seven characters fail and eight pass", () => {
    expect(passwordProblem("abcdef1")).toBe(messages.password);
    expect(passwordProblem("abcdefg1")).toBeNull();
  });

  test("[S5.004 SEC-B1] characters are code points, not UTF-16 units", () => {
    expect("😀😀😀a1").toHaveLength(8);
    expect(passwordProblem("😀😀😀a1")).toBe(messages.password);
    expect(passwordProblem("😀😀😀😀😀😀a1")).toBeNull();
  });

  test("[S5.005 S9.003 S9.004] an ASCII lowercase letter is needed", () => {
    expect(passwordProblem("PASSWORD1")).toBe(messages.password);
    expect(passwordProblem("ÄÖÜßÄÖÜß1")).toBe(messages.password);
    expect(passwordProblem("PASSWORd1")).toBeNull();
  });

  test("[S5.006 S9.002 S9.004] an ASCII digit is needed", () => {
    expect(passwordProblem("abcdefgh")).toBe(messages.password);
    expect(passwordProblem("abcdefg٣")).toBe(messages.password);
    expect(passwordProblem("abcdefg3")).toBeNull();
  });

  test("[SEC-B5] 128 code points pass, 129 are refused with the reason and never cut", () => {
    expect(passwordProblem(`a1${"x".repeat(126)}`)).toBeNull();
    expect(passwordProblem(`a1${"x".repeat(127)}`)).toBe(messages.maximumLength(128));
  });

  test("[SEC-B1] spaces count and stay", () => {
    expect(passwordProblem("  a 1   ")).toBeNull();
  });
});
