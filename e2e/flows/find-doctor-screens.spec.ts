import { expect, type Page } from "@playwright/test";
import {
  box,
  carryOn,
  dialog,
  manyPractices,
  openFinder,
  options,
  practiceSearch,
} from "../fixtures/find-doctor.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";
import { expectWithinScreen } from "../fixtures/within-screen.ts";

/** A point of the home page's search box, a little inside its left edge. */
async function leftEdge(page: Page): Promise<{ x: number; y: number }> {
  const face = page.locator(".finder__box");
  await face.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, height = 0 } = (await face.boundingBox()) ?? {};
  return { x: x + 12, y: y + height / 2 };
}

test("[S1.016] a press at the left edge of the home page's search box opens the search", async ({
  page,
}) => {
  await open(page, "/");
  const { x, y } = await leftEdge(page);
  await page.mouse.click(x, y, { delay: 200 });
  await expect(dialog(page)).toBeVisible();
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("[S1.016] a tap on the words of the home page's search box opens the search", async ({
    page,
  }) => {
    await open(page, "/");
    const { x, y } = await leftEdge(page);
    await page.touchscreen.tap(x, y - 40);
    await expect(dialog(page)).toBeVisible();
  });
});

for (const [width, height] of [
  [740, 360],
  [844, 390],
  [320, 256],
] as const) {
  test(`[S2.048 S2.051 S2.056] on a screen of ${width} by ${height} px practices are seen, chosen and gone on with`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await answer(page, practiceSearch, { status: 200, body: manyPractices });
    await openFinder(page);
    await box(page).fill("sand");
    await expect(options(page)).toHaveCount(10);
    await expect(options(page).first()).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("ArrowUp");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await expect(options(page).last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(carryOn(page)).toBeEnabled();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(carryOn(page)).toBeFocused();
    await expect(carryOn(page)).toBeInViewport({ ratio: 1 });
    await expectWithinScreen(page);
  });
}
