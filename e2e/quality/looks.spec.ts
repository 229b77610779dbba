import { expect } from "@playwright/test";
import { test } from "../fixtures/kept-test.ts";
import { isWhole, looks, oneLookAt, restOrPressed } from "../fixtures/looks.ts";

test("outside nightly runs eight neighbouring pages together have every look, at rest and under the pointer", () => {
  const eight = [3, 4, 5, 6, 7, 8, 9, 10].map((place) => restOrPressed(place));
  for (const state of ["atRest", "pressed"] as const) {
    const shown = eight.flatMap((of) => of[state]);
    expect(shown).toEqual(expect.arrayContaining([...looks]));
    if (!isWhole) expect(shown).toHaveLength(looks.length);
  }
});

test("outside nightly runs four neighbouring states together have every look once", () => {
  const shown = [4, 5, 6, 7].flatMap(oneLookAt);
  expect(shown).toEqual(expect.arrayContaining([...looks]));
  if (!isWhole) expect(shown).toHaveLength(looks.length);
});
