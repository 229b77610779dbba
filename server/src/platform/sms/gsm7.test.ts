import { expect, test } from "vitest";
import { smsSegments } from "../../../test/sms-segments.ts";
import { isGsm7 } from "./gsm7.ts";

test.each([
  ["a".repeat(160), true, 1],
  ["a".repeat(161), true, 2],
  ["€".repeat(80), true, 1],
  ["€".repeat(81), true, 2],
  ["ë".repeat(70), false, 1],
  ["ë".repeat(71), false, 2],
  ["é ä ö ü ñ è", true, 1],
  ["a\u2019b", false, 1],
  ["😀".repeat(35), false, 1],
  ["😀".repeat(36), false, 2],
  ["a".repeat(307), true, 3],
])("%s: of GSM %s, %i messages", (text, isGsm, segments) => {
  expect([isGsm7(text), smsSegments(text)]).toEqual([isGsm, segments]);
});
