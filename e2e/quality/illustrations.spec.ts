import { expect } from "@playwright/test";
import { cutWords } from "../fixtures/cut-words.ts";
import { isWhole } from "../fixtures/looks.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

/** Outside nightly runs one width for each layout. */
const widths = isWhole
  ? [320, 390, 600, 700, 768, 1024, 1090, 1180, 1280, 1440]
  : [320, 600, 1024, 1440];

for (const path of ["/", "/practice", "/academic"]) {
  test(`on ${path} the words in drawn phones and windows are whole or hidden`, async ({ page }) => {
    if (!isWhole) await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Nightly runs open it at each width, because what it shows first may depend on the width.
      if (isWhole) await open(page, path);
      expect.soft(await cutWords(page), `at ${width} px`).toEqual([]);
    }
  });
}
