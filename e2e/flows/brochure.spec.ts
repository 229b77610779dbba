import { brand } from "@frontdoor/brand/brand.ts";
import { expect } from "@playwright/test";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

const videos = [
  { clauses: "S1.013 S2.041 S9.033", path: "/", button: "Watch the intro", product: "patient" },
  { clauses: "S1.030 S9.033", path: "/practice", button: "Watch the tour", product: "practice" },
] as const;

for (const { clauses, path, button, product } of videos) {
  test(`[${clauses}] the video of ${path} is asked for when its modal opens, and gone when it closes`, async ({
    page,
    watch,
  }) => {
    watch.allow(new RegExp(`^foreign request: ${brand.products[product].video}`));
    await page.route(brand.products[product].video, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>video</title>" }),
    );
    await open(page, path);
    await expect(page.locator("iframe")).toHaveCount(0);
    await page.getByRole("button", { name: button }).click();
    const video = page.getByRole("dialog").locator("iframe");
    await expect(video).toHaveAttribute("src", brand.products[product].video);
    await page.keyboard.press("Escape");
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(page.getByRole("button", { name: button })).toBeFocused();
  });

  test(`[${clauses}] where the video of ${path} cannot be reached, a link leads to it in a new tab`, async ({
    page,
    watch,
  }) => {
    watch.allow(new RegExp(`^foreign request: ${brand.products[product].video}`));
    watch.allow(/^error: Failed to load resource/);
    await page.route(brand.products[product].video, (route) => route.abort("addressunreachable"));
    await open(page, path);
    await page.getByRole("button", { name: button }).click();
    const elsewhere = page.getByRole("dialog").getByRole("link", { name: /in a new tab/ });
    await expect(elsewhere).toHaveAttribute("href", brand.products[product].video);
    await expect(elsewhere).toHaveAttribute("target", "_blank");
    await expect(elsewhere).toBeInViewport();
  });
}
