import { expect, test } from "vitest";
import { isSearchable } from "./find-doctor.ts";

test.each([
  ["abc", false],
  ["abcd", true],
  ["  abc  ", false],
  ["  abcd", true],
  ["😀😀", false],
  ["", false],
])("[S2.174 S9.006] whether %j is searched: %s", (typed, searched) => {
  expect(isSearchable(typed)).toBe(searched);
});
