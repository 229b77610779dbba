import { practiceSearch, practices } from "@frontdoor/contract/test/practices.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { box, openFinder, options } from "../fixtures/find-doctor.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

/** The width of the border in pixels, which is drawn in forced colours as well. */
const edgeOf = (element: Locator) =>
  element.evaluate((shown) => Number.parseFloat(getComputedStyle(shown).borderTopWidth));

async function coloursOf(element: Locator): Promise<{ letters: string; edge: string }> {
  return element.evaluate((shown) => {
    const { color, borderTopColor } = getComputedStyle(shown);
    return { letters: color, edge: borderTopColor };
  });
}

/** Expects exactly one product tab of the header to have the border of the active one. */
async function expectTabMarked(page: Page): Promise<void> {
  const tabs = page.getByRole("navigation", { name: "Products", exact: true }).getByRole("link");
  const edges = await Promise.all((await tabs.all()).map(edgeOf));
  expect(edges.toSorted()).toEqual([0, 0, 3]);
}

test("[S2.167] in forced colours the button that removes an account has a heavier border than the one that keeps it", async ({
  page,
}) => {
  const validate = "/api/practice/profile/deleterequest/validate/some-token";
  await answer(page, validate, { status: 200, body: { userId: "user-7" } });
  await open(page, "/requestremoval/some-token");
  const [remove, keep] = [
    page.getByRole("button", { name: "Confirm removal" }),
    page.getByRole("link", { name: "Keep my account" }),
  ];
  await expect(remove).toBeVisible();
  expect([await edgeOf(remove), await edgeOf(keep)]).toEqual([3, 1]);
});

test("[S2.050] in forced colours a found practice is readable, and the highlighted one is marked", async ({
  page,
}) => {
  await open(page, "/");
  expect(await edgeOf(page.locator(".finder__box"))).toBeGreaterThan(0);
  await expect(page.locator(".footer__bank")).toBeHidden();
  await answer(page, practiceSearch, { status: 200, body: practices });
  await openFinder(page);
  await box(page).fill("Naid");
  const [first, second] = [options(page).first(), options(page).nth(1)];
  await expect(second).toBeVisible();
  await box(page).press("ArrowDown");
  await expect(first).toHaveAttribute("aria-selected", "true");
  const [inMark, around] = [
    await coloursOf(first.locator("mark").first()),
    await coloursOf(second),
  ];
  expect(inMark.letters).toBe(around.letters);
  expect([await edgeOf(first), await edgeOf(second)]).toEqual([3, 0]);
});

test("in forced colours the active tab, the chosen device, product and radio button are marked, and a tick is visible", async ({
  page,
}) => {
  await open(page, "/academic");
  await expectTabMarked(page);
  for (const tab of await page.getByRole("tab").all()) {
    const isSelected = (await tab.getAttribute("aria-selected")) === "true";
    expect(await edgeOf(tab)).toBe(isSelected ? 3 : 0);
  }
  await open(page, "/signup/practice");
  await expectTabMarked(page);
  const windows = await page.locator(".product-window").all();
  const edges = await Promise.all(windows.map(edgeOf));
  expect(edges.toSorted()).toEqual([1, 1, 3]);
  expect(await edgeOf(page.locator(".option:has(:checked)").first())).toBe(3);
  expect(await edgeOf(page.locator(".option:not(:has(:checked))").first())).toBe(1);
  const box = page.locator(".checkbox input").first();
  await box.check();
  const [tick, ground] = await box.evaluate((shown) => [
    getComputedStyle(shown, "::before").backgroundColor,
    getComputedStyle(shown).backgroundColor,
  ]);
  expect(tick).not.toBe(ground);
});
