import { expect } from "@playwright/test";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

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
