import { expect, type Page } from "@playwright/test";
import { dialog } from "../fixtures/find-doctor.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

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
