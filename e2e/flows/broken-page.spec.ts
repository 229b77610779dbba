import { brand } from "@frontdoor/brand/brand.ts";
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { inLooks, schemes } from "../fixtures/looks.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";
import { expectWithinScreen } from "../fixtures/within-screen.ts";

const brokenPage = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "This page cannot be shown" });

/** Leads from the practice page to one that fails as soon as it is shown. */
async function goToBrokenPage(page: Page): Promise<void> {
  const body = "export const meta = () => []; export default () => { throw new Error('broken'); };";
  await page.route(/\/assets\/about\.route-/, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
  await open(page, "/practice");
  await page.getByRole("contentinfo").getByRole("link", { name: "The story" }).click();
  await expect(brokenPage(page)).toBeVisible();
}

test.beforeEach(({ watch }) => watch.allow(/^(page )?error: /));

test("[S0.001] a page that fails leaves no blank page, but says what to do and whom to ask", async ({
  page,
}) => {
  await goToBrokenPage(page);
  await expect(page).toHaveTitle(`This page cannot be shown · ${brand.name}`);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("link", { name: brand.email })).toBeVisible();
  const narrow = schemes.map((colorScheme) => ({ colorScheme, width: 320 }));
  await inLooks(page, narrow, async () => {
    await expectNoViolations(page);
    await expectWithinScreen(page);
  });
});

test("[S0.001] a page that failed is there once it can be loaded again", async ({ page }) => {
  await goToBrokenPage(page);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(brokenPage(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("banner")).toBeVisible();
});

test("[S2.029] Back leads from a page that failed to the one before it", async ({ page }) => {
  await goToBrokenPage(page);
  await page.goBack();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(brokenPage(page)).toHaveCount(0);
});

test("[S0.002] a mailed link whose script is not to be had does not load for ever", async ({
  page,
}) => {
  await page.route(/\/assets\/request-removal\.route-/, (route) => route.abort());
  await page.goto("/requestremoval/token");
  await expect(brokenPage(page)).toBeVisible();
  await expect(page.getByRole("status")).toHaveCount(0);
  await expectNoViolations(page);
});
