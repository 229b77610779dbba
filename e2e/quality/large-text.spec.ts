import { expect } from "@playwright/test";
import { test } from "../fixtures/one-page-test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const widths = [360, 390, 768, 1000, 1181, 1440];

for (const path of ["/", "/practice", "/academic"]) {
  test(`at every width the header of ${path} keeps its height while the fonts load, and the picture reaches the top`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    await page.route("**/*.woff2", (route) => route.abort());
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const height = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--header-height"),
      );
      const header = await page.getByRole("banner").boundingBox();
      expect(`${header?.height}px`, `at ${width} px`).toBe(height);
      expect((await page.locator(".hero").boundingBox())?.y, `at ${width} px`).toBe(0);
    }
  });
}
