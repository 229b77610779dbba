import { expect, type Page } from "@playwright/test";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

/** Where the sun of the picture begins and ends its way, in the picture's own pixels. */
function wayOfTheSun(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() => {
    const effect = document.querySelector(".scene__sun")?.getAnimations()[0]?.effect;
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    return frames.map((frame) => frame.transform as string | undefined);
  });
}

/** Follows a tab of the header. */
async function switchTo(page: Page, product: string): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: product, exact: true }).click();
  await page.waitForURL(new RegExp(`/${product.toLowerCase()}$`));
}

test("switching the product moves the sun from hour to hour", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/patient");
  await switchTo(page, "Practice");
  // The sun of the patient's page stands at 872, 222 with a radius of 112, the practice's at 734, -158 with 86.
  const size = 112 / 86;
  const x = 872 - size * 734;
  const y = 222 + size * 158;
  const [first, last] = await wayOfTheSun(page);
  const numbers = (first?.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  expect(numbers[0]).toBeCloseTo(x, 1);
  expect(numbers[1]).toBeCloseTo(y, 1);
  expect(numbers[2]).toBeCloseTo(size, 3);
  expect(last).toBe("none");
  await switchTo(page, "Academic");
  expect((await wayOfTheSun(page))[0]).toContain("scale");
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => wayOfTheSun(page)).toHaveLength(2);
});

test("under reduced motion the sun rests", async ({ page }) => {
  await open(page, "/patient");
  await switchTo(page, "Practice");
  expect(await wayOfTheSun(page)).toEqual([]);
});
