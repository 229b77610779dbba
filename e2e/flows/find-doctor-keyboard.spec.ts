import { expect, type Page } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import {
  box,
  carryOn,
  chooseFirst,
  dialog,
  openFinder,
  options,
  practiceSearch,
  practices,
} from "../fixtures/find-doctor.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { refusedRequest } from "../fixtures/watch.ts";

const kiosk = { status: 200, body: { url: `${productOrigin}/kiosk/7` } };
const cancel = (page: Page) => dialog(page).getByRole("button", { name: "Cancel" });
const failure = "An Error Occurred While Searching";

test("[S2.046 S2.051] the keyboard alone searches, chooses and goes on; Escape closes the suggestions first", async ({
  page,
}) => {
  await answer(page, practiceSearch, { status: 200, body: practices });
  await answer(page, "/api/practice/practice/kiosk-link/7", kiosk);
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

test("[S2.046] Escape closes the suggestions, and the modal once there are none", async ({
  page,
}) => {
  await answer(page, practiceSearch, { status: 200, body: practices });
  await openFinder(page);
  await box(page).fill("Naid");
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue("Naid");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Search for your doctor" }).first()).toBeFocused();
});

test("[S2.046] Escape closes the modal where nothing was found", async ({ page }) => {
  await answer(page, practiceSearch, { status: 200, body: [] });
  await openFinder(page);
  await box(page).fill("Naid");
  await expect(dialog(page).getByText("No practice of this name was found.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test("[S2.046] Escape closes the modal after a choice", async ({ page }) => {
  await answer(page, practiceSearch, { status: 200, body: practices });
  await openFinder(page);
  await chooseFirst(page);
  await expect(dialog(page).getByText(/You have selected/)).toBeVisible();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test("[S2.046 S2.048] Tab goes from the box to Cancel; the practices that were found stay", async ({
  page,
}) => {
  const body = Array.from({ length: 10 }, (_, id) => ({ id: `${id}`, name: `Naidoo ${id}` }));
  await answer(page, practiceSearch, { status: 200, body });
  await openFinder(page);
  await box(page).fill("Naid");
  await expect(options(page)).toHaveCount(10);
  await page.keyboard.press("Tab");
  await expect(cancel(page)).toBeFocused();
  await expect(options(page)).toHaveCount(10);
  await page.keyboard.press("Shift+Tab");
  await expect(box(page)).toBeFocused();
});

test("[S2.048 S2.051] the practices that were found stay when the box loses the focus, is pressed, or Enter chooses nothing", async ({
  page,
}) => {
  await answer(page, practiceSearch, { status: 200, body: practices });
  await openFinder(page);
  await box(page).fill("Naid");
  await expect(options(page)).toHaveCount(2);
  await box(page).press("Enter");
  await box(page).blur();
  await dialog(page).getByRole("heading").click();
  await box(page).click();
  await expect(options(page)).toHaveCount(2);
  await box(page).blur();
  await options(page).first().click();
  await expect(carryOn(page)).toBeEnabled();
});

test("[S2.175 S2.177 S8.031] a failed search stays told until Enter searches again", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  await answer(page, practiceSearch, { status: 500 });
  await openFinder(page);
  await box(page).fill("Naid");
  await expect(options(page)).toHaveText([failure]);
  await dialog(page).getByRole("heading").click();
  await expect(options(page)).toHaveText([failure]);
  await answer(page, practiceSearch, { status: 200, body: practices });
  await box(page).press("Enter");
  await expect(options(page)).toHaveCount(2);
});

test("[S2.175] a search that failed once more says so again, and Escape leaves the modal", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  const asked = await answer(page, practiceSearch, { status: 500 });
  await openFinder(page);
  await box(page).fill("Naid");
  await expect(options(page)).toHaveText([failure]);
  await box(page).press("Enter");
  await expect.poll(() => asked.length).toBe(2);
  await expect(options(page)).toHaveText([failure]);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});
