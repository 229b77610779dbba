import { brand } from "@frontdoor/brand/brand.ts";
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoViolations } from "../fixtures/axe.ts";
import { schemes } from "../fixtures/looks.ts";
import { cutOff } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";
import { expectWithinScreen } from "../fixtures/within-screen.ts";

const heading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "This page cannot be shown" });

const search = /\/assets\/search-or-invite\./;

/** Breaks the academic sign-up while it is in use: the search for a head of department throws when it is shown. */
async function breakSignUp(page: Page): Promise<void> {
  const body = "export default () => { throw new Error('broken'); };";
  await page.route(search, (route) => route.fulfill({ contentType: "text/javascript", body }));
  await open(page, "/signup/academic");
  await page.evaluate(() => document.querySelector<HTMLDialogElement>("#hod-search")?.showModal());
  await expect(heading(page)).toBeVisible();
}

test.beforeEach(({ watch }) => watch.allow(/^(page )?error: /));

test("[S0.001] a screen that throws is replaced by a message with what to do and whom to ask, and works again after a reload", async ({
  page,
}) => {
  await breakSignUp(page);
  await expect(page).toHaveTitle(`This page cannot be shown · ${brand.name}`);
  await expect(page.locator("main :focus")).toContainText("Please load the page again.");
  const narrow = schemes.map((colorScheme) => ({ colorScheme, width: 320 }));
  await expectAccessible(page, narrow);
  await expectWithinScreen(page);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign up");
});

for (const [what, script] of [
  ["whose script", /\/assets\/request-removal\.route/],
  ["whose page cannot be woken because its script", /\/assets\/islands\./],
] as const) {
  test(`[S0.001 S0.002] a mailed link ${what} cannot be loaded says so instead of loading for ever`, async ({
    page,
  }) => {
    await cutOff(page, script);
    await page.goto("/requestremoval/token");
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
    await expectNoViolations(page);
    await page.unrouteAll();
    // Clicks by script, because moving the pointer could already wake the page.
    await page
      .getByRole("main")
      .evaluate((main) => main.querySelector<HTMLElement>("[data-loads-again]")?.click());
    await expect(heading(page)).toHaveCount(0);
  });
}
