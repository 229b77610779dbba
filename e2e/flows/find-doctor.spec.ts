import { randomBytes } from "node:crypto";
import { logoImage } from "@frontdoor/contract/test/practices.ts";
import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { box, carryOn, dialog, openFinder, options } from "../fixtures/find-doctor.ts";
import { test } from "../fixtures/test.ts";

test("[S2.046 S2.049 S2.052 S2.053 S2.055 S2.056 S2.125 S2.126 S2.127 S2.128 S7.089 S7.091 S7.092] a practice that its product saved is found by any part of its name, leads to its kiosk, and can be searched for again", async ({
  page,
  products,
}) => {
  const tag = randomBytes(4).toString("hex");
  await products.savePractice({ id: `p-${tag}`, name: `Weaver ${tag} Rooms`, logoImage });
  await openFinder(page, "/signup/patient");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toHaveCount(0);
  const search = page.getByRole("button", { name: "Search for your doctor" }).first();
  await search.click();
  await box(page).fill(tag);
  await expect(options(page)).toHaveCount(1);
  await expect(options(page).getByRole("img", { name: "Practice logo" })).toBeVisible();
  await options(page).click();
  await expect(dialog(page).getByRole("status")).toHaveText(
    `You have selected WEAVER ${tag.toUpperCase()} ROOMS. Would you like to continue?`,
  );
  await carryOn(page).click();
  await expect(page).toHaveURL(`${productOrigin}/kiosk/p-${tag}`);
  await page.goBack();
  await search.click();
  await expect(box(page)).toBeFocused();
});
