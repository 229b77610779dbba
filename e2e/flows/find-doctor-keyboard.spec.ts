import { kioskLink, practiceSearch, practices } from "@frontdoor/contract/test/practices.ts";
import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { box, carryOn, dialog, openFinder, options } from "../fixtures/find-doctor.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";

const kiosk = { status: 200, body: { url: `${productOrigin}/kiosk/7` } };

test("[S2.046 S2.051] the keyboard alone searches, chooses and goes on; Escape closes the suggestions first", async ({
  page,
}) => {
  await answer(page, practiceSearch, { status: 200, body: practices });
  await answer(page, kioskLink, kiosk);
  await openFinder(page);
  await page.keyboard.type("Naidoo Ortho");
  await expect(box(page)).toHaveValue("Naidoo Ortho");
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText(/You have selected/)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(carryOn(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/kiosk\/7$/);
});
