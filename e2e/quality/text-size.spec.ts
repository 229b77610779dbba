import { brochurePages } from "@frontdoor/contract/test/pages.ts";
import { expect } from "@playwright/test";
import { brokenWords } from "../fixtures/broken-words.ts";
import { clippedTexts } from "../fixtures/clipped-texts.ts";
import { coveredControls, paintedOver } from "../fixtures/covered.ts";
import { isWhole } from "../fixtures/looks.ts";
import { shownPages } from "../fixtures/pages.ts";
import { test } from "../fixtures/test.ts";
import { setTextSize } from "../fixtures/text-size.ts";
import { open } from "../fixtures/watch.ts";
import { expectWithinScreen } from "../fixtures/within-screen.ts";

const paths = [...brochurePages, "/login/practice", "/signup/practice"];
const widths = [390, 768, 1280, 1440];
const percents = [100, 125, 150, 200];

/**
 * The combinations of screen width and text size for the page at this place. Outside nightly runs each page has two
 * widths with the smallest or largest size, and four neighbouring pages have the others.
 */
function sizesAt(place: number): [width: number, percent: number][] {
  if (isWhole)
    return widths.flatMap((width) =>
      percents.map((percent) => [width, percent] as [number, number]),
    );
  const wider = place % 4 < 2 ? 768 : 1440;
  return [390, wider].map((width, at) => [width, (place + at) % 2 === 0 ? 200 : 100]);
}

for (const [place, path] of paths.entries()) {
  test(`${path} in every text size: no control is covered, no drawing on text, nothing is wider than the screen or cut off, and no word is broken`, async ({
    page,
  }) => {
    await open(page, path);
    for (const [width, percent] of sizesAt(place)) {
      await page.setViewportSize({ width, height: 900 });
      await setTextSize(page, percent);
      const when = `${percent} % at ${width} px`;
      expect.soft(await coveredControls(page), `covered, ${when}`).toEqual([]);
      expect.soft(await paintedOver(page), `painted over, ${when}`).toEqual([]);
      await expectWithinScreen(page);
      expect.soft(await clippedTexts(page), `clipped, ${when}`).toEqual([]);
      expect.soft(await brokenWords(page), when).toEqual([]);
    }
  });
}

/** Outside nightly runs the language with the longest words. */
const prefixes = isWhole ? ["", "/af", "/zu"] : ["/zu"];

for (const path of shownPages)
  for (const prefix of prefixes)
    test(`${prefix}${path}, 320 px wide with text at 200 %: nothing is wider than the screen, cut off or covers a control, no button is lower than 24 px, and the skip link is hidden until it has the focus`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await open(page, `${prefix}${path}`);
      await page.locator("details").evaluateAll((folds: HTMLDetailsElement[]) => {
        for (const fold of folds) fold.open = true;
      });
      const buttons = page.locator(".text-button:visible");
      const heights = await buttons.evaluateAll((all) =>
        all.map((button) => button.getBoundingClientRect().height),
      );
      expect.soft(Math.min(24, ...heights), "height of the lowest button").toBe(24);
      for (const percent of [100, 200]) {
        await setTextSize(page, percent);
        // What has room at 200 % has it at 100 % as well.
        if (isWhole || percent === 200) {
          expect.soft(await coveredControls(page), `covered at ${percent} %`).toEqual([]);
          await expectWithinScreen(page);
          expect.soft(await clippedTexts(page), `clipped at ${percent} %`).toEqual([]);
        }
        // At 200 % a single word of isiZulu may be wider than the screen.
        if (percent === 100) expect.soft(await brokenWords(page)).toEqual([]);
        // Standalone pages have no skip link.
        const skips = await page
          .locator(".skip-link")
          .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
        expect.soft(Math.max(-21, ...skips), "top of the skip link").toBeLessThan(-20);
      }
    });
