import { brand } from "@frontdoor/brand/brand.ts";
import { expect } from "@playwright/test";
import { chooseProduct, field, product } from "../fixtures/form.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

for (const path of ["/signup/patient", "/signup", "/register", "/signup/unknown"]) {
  test(`[S1.018 S1.021 S1.022 S2.017 S2.019 S2.121 S2.122 S2.123 S2.124] ${path} shows that the patient site is under construction, and the apps`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.getByRole("main").getByText(/under construction/i)).toBeVisible();
    const { apple, android } = brand.products.patient.apps;
    for (const href of [apple, android]) {
      await expect(page.getByRole("main").locator(`a[href="${href}"]`)).toBeVisible();
    }
    await expect(page.locator("main form")).toHaveCount(0);
  });
}

test("[S2.121] without a parameter sign-up keeps the context that is current", async ({ page }) => {
  await open(page, "/practice");
  await page.getByRole("banner").getByRole("link", { name: "Signup", exact: true }).click();
  await expect(product(page, "Practice")).toBeChecked();
  await expect(field(page, "First name")).toBeVisible();
});

test("[S2.119 S2.130] the product that is chosen decides the form", async ({ page }) => {
  await open(page, "/signup");
  await chooseProduct(page, "Practice");
  await expect(field(page, "First name")).toBeVisible();
  await chooseProduct(page, "Patient");
  await expect(page.locator("main form")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[S2.125] no doctor search is offered, and the page says whom to ask", async ({ page }) => {
    await page.goto("/signup/patient");
    const main = page.getByRole("main");
    await expect(main.getByText(/JavaScript is needed to search for your doctor/)).toBeVisible();
    await expect(main.getByRole("button")).toHaveCount(0);
  });
});
