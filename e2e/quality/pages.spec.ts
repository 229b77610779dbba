import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe.ts";
import { brokenWords } from "../fixtures/broken-words.ts";
import { isWhole, looks, restOrPressed } from "../fixtures/looks.ts";
import { shownPages } from "../fixtures/pages.ts";
import { expectReadablePressed } from "../fixtures/pressed-states.ts";
import { test } from "../fixtures/test.ts";
import { cutTexts, spaceText } from "../fixtures/text-spacing.ts";
import { open } from "../fixtures/watch.ts";
import { expectFitsNarrowScreen, expectWithinScreen } from "../fixtures/within-screen.ts";

test("movement without reduced motion is detected by these tests", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/practice");
  expect(await movements(page)).toBeGreaterThan(0);
});

// Nightly runs open a page once for each width: what it shows first may depend on the width, never on the colour
// scheme.
const openings = shownPages.flatMap((path, place) =>
  isWhole
    ? [1440, 390].map((width) => {
        const shown = looks.filter((look) => look.width === width);
        return { path, atRest: shown, pressed: shown };
      })
    : [{ path, ...restOrPressed(place) }],
);

for (const { path, atRest, pressed } of openings) {
  const width = (atRest[0] ?? pressed[0])?.width ?? 1440;
  test(`[S0.001 S0.002] ${path}, opened at ${width} px: no accessibility fault, enough contrast at rest, under the pointer and with the focus, no movement with reduced motion, borders of buttons in forced colours, fits 320 px, and whole with the text spacing of WCAG 1.4.12`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    await expectAccessible(page, atRest);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await movements(page), "what moves under reduced motion").toBe(0);
    await expectEdges(page);
    await expectFitsNarrowScreen(page);
    expect(await brokenWords(page), "broken at 320 px").toEqual([]);
    await expectReadablePressed(page, pressed);
    await test.step("with text spacing", () => expectRoom(page));
  });
}

function movements(page: Page): Promise<number> {
  return page.evaluate(() => document.getAnimations().length);
}

/** In forced colours only a border distinguishes a button from text. */
async function expectEdges(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  const buttons = page.locator(".button:visible, .app-link:visible");
  const edgeless = await buttons.evaluateAll((all) =>
    all
      .filter((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth) === 0)
      .map((button) => button.textContent),
  );
  expect(edgeless, "buttons without an edge in forced colours").toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
}

/** Outside nightly runs the narrowest alone. */
const spacedWidths = isWhole ? [320, 768, 1280] : [320];

/** With the text spacing of WCAG 1.4.12 no text is cut off and nothing is wider than the screen. */
async function expectRoom(page: Page): Promise<void> {
  await spaceText(page);
  for (const width of spacedWidths) {
    await page.setViewportSize({ width, height: 900 });
    await expectWithinScreen(page);
    expect(await cutTexts(page), `at ${width} px`).toEqual([]);
  }
}
