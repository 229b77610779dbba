import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { open } from "../../test/open-screen.tsx";
import { expectWithinScreen, onScreen, placeOf } from "../../test/screen.ts";

/** The number of elements in each row, from the top. */
function rowsOf(elements: Locator): number[] {
  const tops = elements.all().map((element) => Math.round(placeOf(element).y));
  const rows = new Set(tops);
  return [...rows].toSorted((p, q) => p - q).map((top) => tops.filter((y) => y === top).length);
}

for (const [width, columns] of [
  [390, [1, 1, 1]],
  [768, [3]],
  [1090, [3]],
  [1440, [3]],
] as const) {
  test(`[S1.029] at ${width} px the benefits use the width, their headings on one line`, async () => {
    await onScreen(width, 900);
    await open("/practice");
    await document.fonts.ready;
    expect(rowsOf(page.css(".benefits ul"))).toEqual(columns);
    expectWithinScreen();
  });
}

for (const [width, rows] of [
  [390, [1, 1, 1, 1]],
  [768, [2, 2]],
  [1024, [2, 2]],
  [1090, [4]],
  [1440, [4]],
] as const) {
  test(`[S2.079] at ${width} px no partner and no fact of the proof is left over in a row`, async () => {
    await onScreen(width, 900);
    await open("/practice");
    await document.fonts.ready;
    expect(rowsOf(page.css(".partners li"))).toEqual(rows);
    expect(rowsOf(page.css(".proofs > li"))).toEqual(rows);
  });
}

for (const width of [320, 390, 768, 1090, 1440]) {
  test(`[S1.038] the seal covers no words at ${width} px`, async () => {
    await onScreen(width, 900);
    await open("/academic");
    await document.fonts.ready;
    const seal = placeOf(page.css(".seal"));
    const words = page.css("main :is(h2, h3, p, li, a, button):visible").all().map(placeOf);
    expect(words.length).toBeGreaterThan(20);
    const covered = words.filter(
      ({ x, y, width: w, height: h }) =>
        x < seal.x + seal.width && x + w > seal.x && y < seal.y + seal.height && y + h > seal.y,
    );
    expect(covered).toEqual([]);
    expectWithinScreen();
  });
}
