import { expect } from "@playwright/test";
import { cutWords } from "../fixtures/cut-words.ts";
import { unknownCuts } from "../fixtures/drawings-too-small.ts";
import { test } from "../fixtures/pseudo-test.ts";
import { open } from "../fixtures/watch.ts";

const widths = [320, 390, 768, 1440];

for (const path of ["/", "/practice", "/academic"]) {
  test(`the words in the drawings of ${path} are whole in a language that is 40 % longer, except those known to be too long`, async ({
    page,
  }) => {
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const cut = unknownCuts(path, await cutWords(page));
      expect.soft(cut, `cut in drawings, at ${width} px`).toEqual([]);
    }
  });
}
