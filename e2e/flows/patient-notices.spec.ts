import { expect } from "@playwright/test";
import { field, product } from "../fixtures/form.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

test("[S2.121] without a parameter sign-up keeps the context that is current", async ({ page }) => {
  await open(page, "/practice");
  await page.getByRole("banner").getByRole("link", { name: "Signup", exact: true }).click();
  await expect(product(page, "Practice")).toBeChecked();
  await expect(field(page, "First name")).toBeVisible();
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
