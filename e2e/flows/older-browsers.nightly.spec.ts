import { practiceSearch, practices } from "@frontdoor/contract/test/practices.ts";
import { expect } from "@playwright/test";
import { box, dialog, options } from "../fixtures/find-doctor.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

/** A browser of spring 2024: it opens no dialog by a button's attributes, and tells of no opening. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    addEventListener("command", (event) => event.preventDefault(), true);
    for (const name of ["beforetoggle", "toggle"]) {
      addEventListener(name, (event) => event.stopImmediatePropagation(), true);
    }
  }),
);

test("[S2.046 S2.048] the search for a doctor opens and finds", async ({ page }) => {
  await answer(page, practiceSearch, { status: 200, body: practices });
  await open(page, "/");
  await page.getByRole("button", { name: "Search for your doctor" }).first().click();
  await box(page).fill("Naid");
  await expect(options(page).first()).toBeVisible();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test("[S2.046 S2.048] what is typed into the home page's own box is searched", async ({ page }) => {
  await answer(page, practiceSearch, { status: 200, body: practices });
  await open(page, "/");
  const teaser = page.getByRole("textbox", { name: "Your doctor’s rooms" });
  await teaser.fill("Naid");
  await teaser.press("Enter");
  await expect(box(page)).toHaveValue("Naid");
  await expect(options(page).first()).toBeVisible();
});

test("[S2.083 S2.131] a legal text is shown, and so is the search for a head of department", async ({
  page,
}) => {
  await open(page, "/signup/academic");
  await page.getByRole("contentinfo").getByRole("button", { name: "Privacy" }).click();
  await expect(page.getByRole("dialog", { name: "Privacy" })).toContainText("at least six years");
  await page.keyboard.press("Escape");
  await page.evaluate(() => document.querySelector<HTMLDialogElement>("#hod-search")?.showModal());
  const search = page.getByRole("dialog", { name: "Head of department" });
  await expect(search.getByLabel("Search term")).toBeFocused();
});

test("a press that begins in a dialog and ends beside it leaves it open, one beside it closes it", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Search for your doctor" }).first().click();
  await expect(box(page)).toBeVisible();
  const place = await box(page).boundingBox();
  await page.mouse.move((place?.x ?? 0) + 40, (place?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
});
