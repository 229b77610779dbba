import { expect } from "@playwright/test";
import { test } from "../fixtures/kept-test.ts";
import { isWhole, looks, looksAt, oneLookAt, restAndPressed, schemes } from "../fixtures/looks.ts";

test("outside nightly runs four neighbouring pages together have every look, at rest and under the pointer", () => {
  const four = [0, 1, 2, 3].map((place) => restAndPressed(looksAt(place)));
  for (const state of ["atRest", "pressed"] as const) {
    const shown = four.flatMap((of) => of[state]);
    expect(shown).toEqual(expect.arrayContaining([...looks]));
    if (!isWhole) expect(shown).toHaveLength(looks.length);
  }
});

test("outside nightly runs four neighbouring pages have every pair of state, width and colour scheme, and are opened at both widths", () => {
  const four = [0, 1, 2, 3].map(looksAt);
  for (const shown of four) {
    expect(new Set(shown.map(({ width }) => width)).size).toBe(2);
    expect(new Set(shown.map(({ colorScheme }) => colorScheme)).size).toBe(schemes.length);
  }
  expect(four.flat()).toEqual(expect.arrayContaining([...looks]));
  if (!isWhole) expect(new Set(four.map(([first]) => first?.width)).size).toBe(2);
});

test("outside nightly runs four neighbouring states together have every look once", () => {
  const shown = [4, 5, 6, 7].flatMap(oneLookAt);
  expect(shown).toEqual(expect.arrayContaining([...looks]));
  if (!isWhole) expect(shown).toHaveLength(looks.length);
});
