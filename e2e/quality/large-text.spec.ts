import { expect } from "@playwright/test";
import { enlargeText, expectNothingCoveredOrCut } from "../fixtures/large-text.ts";
import { brochurePages } from "../fixtures/pages.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const pages = [
  ...brochurePages,
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

for (const width of [360, 390, 768, 1000, 1181, 1440]) {
  test(`at ${width} px the header has one height, also while the typefaces are on their way, and the picture reaches to the top`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    await page.setViewportSize({ width, height: 900 });
    await page.route("**/*.woff2", (route) => route.abort());
    for (const path of ["/", "/practice", "/academic"]) {
      await open(page, path);
      const height = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--header-height"),
      );
      const header = await page.getByRole("banner").boundingBox();
      expect(`${header?.height}px`, path).toBe(height);
      expect((await page.locator(".hero").boundingBox())?.y, path).toBe(0);
    }
  });
}
