import { brand } from "@frontdoor/brand/brand.ts";
import { expect, test } from "vitest";
import { isTooLong, maximumOf } from "./maximum.ts";

test.each([
  ["Hide", 12],
  ["Username", 24],
  ["Share my details", 32],
  ["Send me a new code by SMS", 45],
  ["a".repeat(100), 160],
  [`{name} and \${brand.name}`, 15],
])("a translation of %j has room for %d letters of its own", (english, maximum) => {
  expect(maximumOf("login", english)).toBe(maximum);
});

test("an SMS has the room that code, minutes and brand leave in one message", () => {
  const room = 160 - 6 - 2 - brand.name.length;
  const english = "{code} is your {brand} code for {minutes} minutes";
  expect(maximumOf("sms", english)).toBe(room);
  expect(isTooLong("sms", english, `{code}${"a".repeat(room)}{brand}{minutes}`)).toBe(false);
  expect(isTooLong("sms", english, `{code}${"a".repeat(room + 1)}{brand}{minutes}`)).toBe(true);
});
