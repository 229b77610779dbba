import { expect, test } from "vitest";
import { nameWords } from "./name-words.ts";

test.each([
  ["  André   du Toit ", ["Andre", "du", "Toit"]],
  ["Andre\u0301", ["Andre"]],
  ["ＫＨＵＭＡＬＯ", ["KHUMALO"]],
  ["\u00b4 \u0301", []],
  ["tab\there\u0000", ["tab", "here"]],
  ["100%_\\", ["100%_\\"]],
])("%j is searched as %j", (typed, words) => {
  expect(nameWords(typed)).toEqual(words);
});
