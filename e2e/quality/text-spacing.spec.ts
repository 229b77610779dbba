import { expect } from "@playwright/test";
import { allPages } from "../fixtures/pages.ts";
import { test } from "../fixtures/test.ts";
import { cutTexts, spaceText } from "../fixtures/text-spacing.ts";
import { open } from "../fixtures/watch.ts";
import { expectWithinScreen } from "../fixtures/within-screen.ts";

for (const path of allPages) {
  test(`[S0.002] ${path} bears letters, words and lines with more room between them`, async ({
    page,
  }) => {
    await open(page, path);
    await spaceText(page);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWithinScreen(page);
      expect(await cutTexts(page), `at ${width} px`).toEqual([]);
    }
  });
}
