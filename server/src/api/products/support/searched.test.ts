import { expect, test } from "vitest";
import { readSearched } from "./searched.ts";

test.each([
  ["0194E6F0-1111-7222-8333-444455556666", { by: "id" }],
  [" Thandi@Example.org ", { by: "email", text: "Thandi@Example.org" }],
  ["082 123", { by: "number", international: "+2782123" }],
  ["+44 (20)", { by: "number", international: "+4420" }],
  ["0044 20", { by: "number", international: "+4420" }],
  ["2782", { by: "number", international: "+2782" }],
  ["1234567", { by: "number", international: null }],
  ["Mokoena,  Thándi", { by: "name", practiceKey: "mokoena thandi", personKey: "mokoena thandi" }],
  ["Élodie हिंदी", { by: "name", practiceKey: "elodie हद", personKey: "elodie हिंदी" }],
  ["reed-bird-1", { by: "name", text: "reed-bird-1" }],
])("%s is read as what it can be", (typed, searched) => {
  expect(readSearched(typed)).toMatchObject(searched);
});
