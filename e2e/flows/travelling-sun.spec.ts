import { expect, type Page } from "@playwright/test";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

/** The first and last transform of the sun's animation, in pixels of the drawing. */
function wayOfTheSun(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() => {
    const effect = document.querySelector(".scene__sun")?.getAnimations()[0]?.effect;
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    return frames.map((frame) => frame.transform as string | undefined);
  });
}

/** Follows a product's link in the header. */
async function switchTo(page: Page, product: string): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: product, exact: true }).click();
  await page.waitForURL(new RegExp(`/${product.toLowerCase()}$`));
}

/** The position and radius of the sun on each product's page. */
const suns = {
  patient: { x: 872, y: 222, r: 112 },
  practice: { x: 734, y: -158, r: 86 },
  academic: { x: 874, y: 258, r: 104 },
} as const;

/** Expects the sun's animation to begin at the position of another page's sun and to end at its own. */
async function expectWay(
  page: Page,
  from: keyof typeof suns,
  to: keyof typeof suns,
): Promise<void> {
  const [before, here] = [suns[from], suns[to]];
  const size = before.r / here.r;
  const begun = [before.x - size * here.x, before.y - size * here.y, size];
  await expect
    .poll(async () => {
      const [first = "", last] = await wayOfTheSun(page);
      const numbers = (first.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
      const isThere = begun.every((each, at) => Math.abs(each - (numbers[at] ?? Number.NaN)) < 0.1);
      return isThere && last === "none";
    })
    .toBe(true);
}

test("another product moves the sun to its new position, and Back moves it back; with reduced motion it does not move", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/patient");
  await switchTo(page, "Practice");
  await expectWay(page, "patient", "practice");
  await switchTo(page, "Academic");
  await expectWay(page, "practice", "academic");
  await page.goBack({ waitUntil: "commit" });
  await expectWay(page, "academic", "practice");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await switchTo(page, "Patient");
  expect(await wayOfTheSun(page)).toEqual([]);
});
