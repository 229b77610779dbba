import { expect } from "@playwright/test";
import { field, submit } from "../fixtures/form.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

test.use({ viewport: { width: 320, height: 640 } });
test.beforeEach(({ watch }) => watch.allow(/^error: Failed to load resource/));

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const path of [
  "/",
  "/practice",
  "/academic",
  "/about",
  "/packages",
  "/priceplans",
  "/med-e-mass",
  "/login/practice",
  "/login/academic",
  "/login/patient",
  "/signup/practice",
  "/signup/academic",
  "/signup/patient",
  "/forgotpassword",
  "/forgotusername",
  "/passwordreset/ud/token",
]) {
  test(`[S0.001] at 320 px nothing of ${path} lies beside the screen`, async ({ page }) => {
    await open(page, path);
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });
}

test("[S5.086] at 320 px the messages of a faulty form fit", async ({ page }) => {
  await open(page, "/signup/practice");
  await expect(field(page, "Discipline")).toBeEnabled();
  await submit(page, "Create account").click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
});
