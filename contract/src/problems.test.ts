import { expect, test } from "vitest";
import { checkRules, type FieldRule } from "./problems.ts";

const rule = (over: Partial<FieldRule>): FieldRule => ({
  field: "a",
  value: undefined,
  requiredMessage: "needed",
  ...over,
});

test.each([undefined, "", " ", "\t\n"])("[S5.016] the blank value %j is missing", (value) => {
  expect(checkRules([rule({ value })])).toEqual({ a: "needed" });
});

test("[S5.016] a field is required only while its condition holds", () => {
  for (const value of [undefined, "", " "]) {
    expect(checkRules([rule({ value, required: true })])).toEqual({ a: "needed" });
    expect(checkRules([rule({ value, required: false })])).toEqual({});
  }
});

test("[S5.016] a value that is there is checked whether required or not", () => {
  for (const required of [true, false]) {
    expect(checkRules([rule({ value: "x", required, problem: () => "wrong" })])).toEqual({
      a: "wrong",
    });
  }
});

test("[S5.089] required comes before the field's own message", () => {
  expect(checkRules([rule({ value: "", problem: () => "wrong" })])).toEqual({ a: "needed" });
});

test("[S5.086] a field has one message, that of its first broken rule, and a right one has none", () => {
  const problems = checkRules([
    rule({ value: "x", problem: () => null }),
    rule({ value: "x", problem: () => "first" }),
    rule({ value: "x", problem: () => "second" }),
    rule({ field: "b", value: "x" }),
  ]);
  expect(problems).toEqual({ a: "first" });
});

test("[S5.079] a password of spaces is a value and reaches its rule untrimmed", () => {
  const seen: string[] = [];
  const problem = (value: string) => {
    seen.push(value);
    return null;
  };
  expect(checkRules([rule({ value: "   ", verbatim: true, problem })])).toEqual({});
  checkRules([rule({ value: " x ", problem })]);
  expect(seen).toEqual(["   ", "x"]);
});
