import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expectReadableTexts } from "../fixtures/contrast.ts";
import { openFinder } from "../fixtures/find-doctor.ts";
import { isWhole } from "../fixtures/looks.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const inFooter = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("button", { name });

const ways = [
  ["/practice", "/academic"],
  ["/about", "/practice"],
] as const;

for (const [from, to] of isWhole ? ways : ways.slice(0, 1)) {
  test(`[S2.083 S2.086] Back from ${to} to ${from} closes the open terms`, async ({ page }) => {
    await open(page, from);
    const name = to.slice(1).replace(/^\w/, (letter) => letter.toUpperCase());
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await inFooter(page, "Terms").click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(new RegExp(`${from}$`));
    await expect(dialog(page)).toHaveCount(0);
    await inFooter(page, "Terms").click();
    await expect(dialog(page)).toBeVisible();
  });
}

for (const path of ["/about", "/login"]) {
  test(`a modal does not shift ${path} where scrollbars take space`, async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: path === "/login" ? 1400 : 700 });
    await open(page, path);
    const heading = page.getByRole("heading", { level: 1 });
    await inFooter(page, "Privacy").scrollIntoViewIfNeeded();
    const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(room > 0, "the scrollbar takes room").toBe(path === "/about");
    const before = await heading.boundingBox();
    await inFooter(page, "Privacy").click();
    await expect(dialog(page)).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    expect(await heading.boundingBox()).toEqual(before);
  });
}

test("[S9.033] low screens, of 740 by 360 and 844 by 390 px, show the whole video with its controls", async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await open(page, "/");
  await page.getByRole("button", { name: "Watch the intro" }).click();
  for (const [width, height] of [
    [740, 360],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator("iframe")).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByRole("link")).toBeInViewport({ ratio: 1 });
  }
});

test("[S2.083] a low screen shows ten lines of a legal text at once, which the keyboard scrolls", async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await open(page, "/about");
  await inFooter(page, "Privacy").click();
  await expect(dialog(page).getByRole("heading", { level: 3 })).not.toHaveCount(0);
  const text = dialog(page).getByRole("region", { name: "Privacy" });
  const shown = await dialog(page).evaluate((modal) => {
    const head = modal.querySelector(".modal__head")?.getBoundingClientRect().bottom ?? 0;
    const line = Number.parseFloat(getComputedStyle(modal).lineHeight);
    return (modal.getBoundingClientRect().bottom - head) / line;
  });
  expect(shown).toBeGreaterThan(10);
  const last = text.locator("p, li").last();
  await expect(last).not.toBeInViewport();
  await text.focus();
  await page.keyboard.press("End");
  await expect(last).toBeInViewport();
  await expect(dialog(page).getByRole("button", { name: "Close" }).first()).toBeInViewport();
  await expectNoViolations(page);
});

test("[S2.083] the scrolling text of a modal is a region with the modal's name; it fades out while there is more, but not at its end or in forced colours", async ({
  page,
}) => {
  await open(page, "/about");
  await inFooter(page, "Privacy").click();
  const text = dialog(page).getByRole("region", { name: "Privacy" });
  await expect(text.getByRole("heading", { level: 3 })).not.toHaveCount(0);
  await expect(text).toHaveAttribute("tabindex", "0");
  await expectNoViolations(page);
  const fade = () => text.evaluate((body) => getComputedStyle(body, "::after").boxShadow);
  expect(await fade()).toMatch(/inset/);
  const room = await text.evaluate((body) => {
    body.scrollTop = body.scrollHeight;
    const last = [...body.querySelectorAll("p")].at(-1)?.getBoundingClientRect().bottom ?? 0;
    return body.getBoundingClientRect().bottom - last;
  });
  expect(room).toBeGreaterThanOrEqual(48);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await fade()).toBe("none");
});

test("[S2.046] a modal with more than text has no such region", async ({ page }) => {
  await openFinder(page);
  await expect(dialog(page).getByRole("region")).toHaveCount(0);
  await expectNoViolations(page);
});

test("[S2.083] an open text prints whole and without the page behind it, on a light screen and on a dark one", async ({
  page,
}) => {
  await open(page, "/about");
  await inFooter(page, "Terms").click();
  const text = dialog(page).getByRole("region");
  await expect(text.getByRole("heading", { level: 3 })).not.toHaveCount(0);
  const height = await text.evaluate(({ scrollHeight }) => scrollHeight);
  await page.setViewportSize({ width: 794, height: 1123 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ media: "print", colorScheme });
    const printed = await text.evaluate(({ clientHeight, scrollHeight }) => ({
      clientHeight,
      scrollHeight,
    }));
    expect(printed.clientHeight).toBe(printed.scrollHeight);
    expect(printed.clientHeight).toBeGreaterThan(height / 2);
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(dialog(page).getByRole("button", { name: "Close" })).toHaveCount(0);
    await expectReadableTexts(page);
  }
  const pdf = await page.pdf({ format: "A6" });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
});
