import { brochurePages } from "@frontdoor/contract/test/pages.ts";
import { expect, type Page } from "@playwright/test";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

/** In bytes as they travel, Brotli included; a little above what is reached, so that growth is a decision. */
const budgets = {
  documentAndStyles: 25_000,
  fonts: 20_000,
  pictures: 30_000,
  scripts: { "/": 70_600, "/practice": 84_400, "/login": 81_600, "/signup/practice": 96_100 },
};

/** What a first visit to a page transfers, by kind of resource. */
async function weigh(page: Page, path: string): Promise<Record<string, number>> {
  const finished: Promise<[string, number]>[] = [];
  page.on("requestfinished", (request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    finished.push(size.then((bytes) => [request.resourceType(), bytes]));
  });
  await open(page, path);
  await page.waitForLoadState("networkidle");
  const bytes: Record<string, number> = {};
  for (const [kind, size] of await Promise.all(finished)) bytes[kind] = (bytes[kind] ?? 0) + size;
  return bytes;
}

for (const [path, budget] of Object.entries(budgets.scripts)) {
  test(`a first visit to ${path} stays within its budget of bytes`, async ({ page }) => {
    const {
      document = 0,
      stylesheet = 0,
      font = 0,
      image = 0,
      script = 0,
    } = await weigh(page, path);
    expect(document).toBeGreaterThan(0);
    expect(document + stylesheet).toBeLessThanOrEqual(budgets.documentAndStyles);
    expect(font).toBeLessThanOrEqual(budgets.fonts);
    expect(image).toBeLessThanOrEqual(budgets.pictures);
    expect(script).toBeGreaterThan(50_000);
    expect(script).toBeLessThanOrEqual(budget);
  });
}

for (const path of brochurePages) {
  test(`${path} needs no other typefaces than the two that it asks for at once`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") asked.push(request.url());
    });
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    expect(asked).toHaveLength(2);
  });
}
