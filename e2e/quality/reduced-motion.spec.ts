import { expect, type Page } from "@playwright/test";
import { allPages } from "../fixtures/pages.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

const movements = (page: Page) => page.evaluate(() => document.getAnimations().length);

for (const path of allPages) {
  test(`nothing of ${path} moves under reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    expect(await movements(page)).toBe(0);
  });
}

test("what moves elsewhere is seen by these tests", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/practice");
  expect(await movements(page)).toBeGreaterThan(0);
});
