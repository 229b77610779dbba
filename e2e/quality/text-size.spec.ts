import { brochurePages } from "@frontdoor/contract/test/pages.ts";
import { expect, type Page } from "@playwright/test";
import { brokenWords } from "../fixtures/broken-words.ts";
import { coveredControls, paintedOver } from "../fixtures/covered.ts";
import { isWhole } from "../fixtures/looks.ts";
import { test } from "../fixtures/test.ts";
import { setTextSize } from "../fixtures/text-size.ts";
import { open } from "../fixtures/watch.ts";
import { expectWithinScreen } from "../fixtures/within-screen.ts";

const paths = [...brochurePages, "/login/practice", "/signup/practice"];
/** By day the ends of both, between which the others lie. */
const widths = isWhole ? [390, 768, 1280, 1440] : [390, 768, 1440];
const percents = isWhole ? [100, 125, 150, 200] : [100, 200];

for (const path of paths) {
  test(`${path} in every size of letters: nothing lies on a control, no drawing on words, nothing beside the screen, and no word is broken inside`, async ({
    page,
  }) => {
    await open(page, path);
    await inEverySize(page, async (when) => {
      expect.soft(await coveredControls(page), `covered, ${when}`).toEqual([]);
      expect.soft(await paintedOver(page), `painted over, ${when}`).toEqual([]);
      await expectWithinScreen(page);
      expect.soft(await brokenWords(page), when).toEqual([]);
    });
  });
}

async function inEverySize(page: Page, expectation: (when: string) => Promise<void>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const percent of percents) {
      await setTextSize(page, percent);
      await expectation(`${percent} % at ${width} px`);
    }
  }
}
