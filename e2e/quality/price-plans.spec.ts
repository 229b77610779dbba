import { expect } from "@playwright/test";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

test("[S2.065 S2.066] at 320, 390 and 768 px no word of the price table is broken, and its columns stay apart", async ({
  page,
}) => {
  await open(page, "/priceplans");
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const { words, broken } = await page.evaluate(wordsOfTable);
    expect(words).toBeGreaterThan(50);
    expect(broken, `at ${width} px`).toEqual([]);
  }
});

test("[S2.070] SIGN UP NOW is under the columns, and on a phone above them in the first view", async ({
  page,
}) => {
  const button = page.getByRole("link", { name: "SIGN UP NOW" });
  await open(page, "/priceplans");
  const [columns, under] = [
    await page.getByRole("table").boundingBox(),
    await button.boundingBox(),
  ];
  const foot = await page.getByRole("row", { name: /^Price/ }).boundingBox();
  if (!columns || !under || !foot) throw new Error("The page has no table or no button.");
  expect(under.y).toBeGreaterThanOrEqual(foot.y + foot.height);
  expect(under.x + under.width).toBeCloseTo(columns.x + columns.width, 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(button).toHaveCount(1);
  await expect(button).toBeInViewport({ ratio: 1 });
});

test("in the dark theme the sky of the price page and the discounts show the same moon", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/priceplans");
  const bodies = page.locator(".scene__sun circle:last-child, .discount__orb");
  const colours = await bodies.evaluateAll((all) => all.map((body) => getComputedStyle(body).fill));
  expect(colours).toHaveLength(3);
  expect(new Set(colours).size).toBe(1);
});

/**
 * The number of words in the table, and the words that are broken over two lines or too close to the edge of their
 * cell.
 */
function wordsOfTable() {
  const broken: string[] = [];
  let words = 0;
  for (const cell of document.querySelectorAll<HTMLElement>(".plans :is(th, td)")) {
    if (!cell.checkVisibility()) continue;
    const { left, right } = cell.getBoundingClientRect();
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.closest(".visually-hidden")) continue;
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const box = range.getBoundingClientRect();
        words += 1;
        const isApart = box.left >= left && box.right <= right - 4;
        if (range.getClientRects().length !== 1 || !isApart) broken.push(word);
      }
    }
  }
  return { words, broken };
}
