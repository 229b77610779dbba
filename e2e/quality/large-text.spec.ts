import { expect } from "@playwright/test";
import { test } from "../fixtures/test.ts";
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
      const shown = await page.evaluate(() => {
        const boxOf = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect();
        const root = getComputedStyle(document.documentElement);
        return {
          height: root.getPropertyValue("--header-height"),
          header: `${boxOf(".header")?.height}px`,
          picture: boxOf(".hero")?.top,
        };
      });
      expect(shown.header, `at ${width} px`).toBe(shown.height);
      expect(shown.picture, `at ${width} px`).toBe(0);
    }
  });
}
