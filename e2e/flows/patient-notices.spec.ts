import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { field, product } from "../fixtures/form.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

test("[S2.121] without a parameter the sign-up keeps the current product", async ({ page }) => {
  await open(page, "/practice");
  await page.getByRole("banner").getByRole("link", { name: "Signup", exact: true }).click();
  await expect(product(page, "Practice")).toBeChecked();
  await expect(field(page, "First name")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[S2.056 S2.125] the search for a doctor is a page whose results lead to a kiosk", async ({
    page,
    products,
  }) => {
    const tag = randomBytes(4).toString("hex");
    await products.savePractice({ id: `n-${tag}`, name: `Plover ${tag} Rooms` });
    await page.goto("/signup/patient");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Search for your doctor" }).click();
    await main.getByLabel("Practice name").fill(tag);
    await main.getByRole("button", { name: "Search for your doctor" }).click();
    await main.getByRole("link", { name: new RegExp(tag, "i") }).click();
    await main.getByRole("link", { name: "Continue" }).click();
    await expect(page).toHaveURL(`${productOrigin}/kiosk/n-${tag}`);
  });
});
