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

/** Columns of the benefits, and rows of partners and of proofs, at a width in px. */
const looks = [
  { width: 390, benefits: [1, 1, 1], rows: [1, 1, 1, 1] },
  { width: 768, benefits: [3], rows: [2, 2] },
  { width: 1024, benefits: [3], rows: [2, 2] },
  { width: 1090, benefits: [3], rows: [4] },
  { width: 1440, benefits: [3], rows: [4] },
];

test("[S1.029 S2.079] the benefits use each width, and no partner and no fact of the proof is left over in a row", async () => {
  await open("/practice");
  await document.fonts.ready;
  for (const { width, benefits, rows } of looks) {
    await onScreen(width, 900);
    expect(rowsOf(page.css(".benefits ul")), `${width} px`).toEqual(benefits);
    expect(rowsOf(page.css(".partners li")), `${width} px`).toEqual(rows);
    expect(rowsOf(page.css(".proofs > li")), `${width} px`).toEqual(rows);
    expectWithinScreen();
  }
});

test("[S1.038] the seal covers no words at any width", async () => {
  await open("/academic");
  await document.fonts.ready;
  for (const width of [320, 390, 768, 1090, 1440]) {
    await onScreen(width, 900);
    const seal = placeOf(page.css(".seal"));
    const words = page.css("main :is(h2, h3, p, li, a, button):visible").all().map(placeOf);
    expect(words.length).toBeGreaterThan(20);
    const covered = words.filter(
      ({ x, y, width: w, height: h }) =>
        x < seal.x + seal.width && x + w > seal.x && y < seal.y + seal.height && y + h > seal.y,
    );
    expect(covered, `${width} px`).toEqual([]);
    expectWithinScreen();
  }
});
