import { expect, test } from "vitest";
import { fits } from "./fitting.ts";

test.each([
  ["Go to Numbers", "num", true],
  ["Go to Numbers", "NUM go", true],
  ["Mail a one-time code…", "one code", true],
  ["Zoë Quintessa", "zoe quin", true],
  ["Go to Numbers", "", true],
  ["Go to Numbers", "umbers", false],
  ["Go to Numbers", "num audit", false],
])("%s for “%s”: %s", (name, typed, is) => {
  expect(fits(name, typed)).toBe(is);
});
