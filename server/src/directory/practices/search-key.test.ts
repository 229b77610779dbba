import { expect, test } from "vitest";
import { hasPiece, searchKey } from "./search-key.ts";

test.each([
  ["  Zoë's   Practice ", "zoe's practice"],
  ["ÉTOILE", "etoile"],
  ["ＤＲ　ＮＫＯＳＩ", "dr nkosi"],
  ["tab\there\u0000", "tab here"],
  ["100%_\\", "100%_\\"],
])("%j is searched as %j", (typed, key) => {
  expect(searchKey(typed)).toBe(key);
});

test.each([
  ["nkosi", true],
  ["dr n", false],
  ["a-b-c-d", false],
  ["----", false],
  ["24/7", false],
  ["1024", true],
])("whether %j holds three letters in a row: %s", (key, has) => {
  expect(hasPiece(key)).toBe(has);
});
