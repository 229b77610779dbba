import { practiceSearch, practices } from "@frontdoor/contract/test/practices.ts";
import { expect } from "@playwright/test";
import { box, options } from "../fixtures/find-doctor.ts";
import { growOlder } from "../fixtures/older-browser.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

test.beforeEach(({ page }) => growOlder(page));

test("[S2.046 S2.048] what is typed into the home page's search box is searched for", async ({
  page,
}) => {
  await answer(page, practiceSearch, { status: 200, body: practices });
  await open(page, "/");
  const teaser = page.getByRole("textbox", { name: "Your doctor’s rooms" });
  await teaser.fill("Naid");
  await teaser.press("Enter");
  await expect(box(page)).toHaveValue("Naid");
  await expect(options(page).first()).toBeVisible();
});

test("[S2.083 S2.131] a legal text opens, and so does the search for a head of department", async ({
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
