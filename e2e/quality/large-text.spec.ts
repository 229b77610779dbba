import { expect } from "@playwright/test";
import { enlargeText, expectNothingCoveredOrCut } from "../fixtures/large-text.ts";
import { watchLayoutShifts } from "../fixtures/layout-shifts.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

const pages = [
  "/",
  "/practice",
  "/academic",
  "/about",
  "/packages",
  "/priceplans",
  "/med-e-mass",
  "/login/practice",
  "/signup/practice",
  "/forgotpassword",
  "/verifyEmail",
];

for (const path of pages) {
  test(`${path} with letters of one and a half and of twice their size: the header covers nothing, and no words are cut`, async ({
    page,
  }) => {
    await open(page, path);
    for (const width of [1440, 1200, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const percent of [150, 200]) {
        await test.step(`${percent} % at ${width} px`, async () => {
          await enlargeText(page, percent);
          await expectNothingCoveredOrCut(page);
        });
      }
    }
  });
}

for (const path of ["/", "/login"]) {
  test(`on ${path} a long brand name takes the room that it needs`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => {
      const name = document.querySelector("header .logo span")?.firstChild;
      if (name) name.nodeValue = "Gesondheidsrekords";
    });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNothingCoveredOrCut(page);
    }
  });
}

for (const width of [320, 390, 768, 1000, 1200, 1440]) {
  test(`with letters of their usual size the picture reaches to the top at ${width} px, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchLayoutShifts(page);
    for (const path of ["/", "/practice", "/login/practice"]) {
      await open(page, path);
      expect(await shifts(), path).toBe(0);
      const hero = page.locator(".hero");
      if (await hero.count()) expect((await hero.boundingBox())?.y).toBe(0);
    }
  });
}
