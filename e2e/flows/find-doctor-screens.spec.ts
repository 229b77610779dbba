import { practiceSearch, practices } from "@frontdoor/contract/test/practices.ts";
import { expect, type Page } from "@playwright/test";
import { box, dialog, options } from "../fixtures/find-doctor.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

/** The search box on the home page, outside of the dialog. */
const teaser = (page: Page) => page.getByRole("textbox", { name: "Your doctor’s rooms" });
const form = (page: Page) =>
  page
    .getByRole("main")
    .locator("form")
    .filter({ has: teaser(page) });
const search = (page: Page) => form(page).getByRole("button", { name: "Search for your doctor" });

test("[S1.016 S2.046 S2.048] what is typed into the home page's search box is searched in the modal, by Enter or by its button; elsewhere the modal opens empty", async ({
  page,
}) => {
  const asked = await answer(page, practiceSearch, { status: 200, body: practices });
  await open(page, "/");
  for (const [typed, press] of [
    ["Naid", () => teaser(page).press("Enter")],
    ["Naidoo", () => search(page).click()],
  ] as const) {
    await teaser(page).fill(typed);
    await press();
    await expect(box(page)).toHaveValue(typed);
    await expect(box(page)).toBeFocused();
    await expect(options(page)).toHaveCount(2);
    expect(asked.at(-1)?.url).toMatch(new RegExp(`=${typed}$`));
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Search for your doctor" }).first().click();
  await expect(box(page)).toHaveValue("");
});

test("[S1.016] a click at the left edge of the home page's search box focuses its field", async ({
  page,
}) => {
  await open(page, "/");
  await form(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0, height = 0 } = (await form(page).boundingBox()) ?? {};
  await page.mouse.click(x + 24, y + height / 2);
  await expect(teaser(page)).toBeFocused();
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("[S1.016] a tap on the button of the home page's search box opens the search with its text", async ({
    page,
  }) => {
    await answer(page, practiceSearch, { status: 200, body: practices });
    await open(page, "/");
    await teaser(page).tap();
    await page.keyboard.type("Naid");
    await search(page).tap();
    await expect(box(page)).toHaveValue("Naid");
    await expect(options(page)).toHaveCount(2);
  });
});
