import { randomBytes } from "node:crypto";
import {
  kioskLink,
  logoImage,
  practiceSearch,
  practices,
} from "@frontdoor/contract/test/practices.ts";
import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { box, carryOn, chooseFirst, dialog, openFinder, options } from "../fixtures/find-doctor.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";

const kiosk = { status: 200, body: { url: `${productOrigin}/kiosk/7` } };

for (const path of ["/patient", "/signup/patient"]) {
  test(`[S2.052 S2.053 S2.055 S2.056 S2.125 S2.126 S2.127 S2.128 S7.091 S7.092] from ${path} a choice leads on to the kiosk of the practice`, async ({
    page,
  }) => {
    await answer(page, practiceSearch, { status: 200, body: practices });
    const fetched = await answer(page, kioskLink, kiosk);
    await openFinder(page, path);
    await chooseFirst(page);
    await expect(dialog(page).getByRole("status")).toHaveText(
      "You have selected NAIDOO ORTHOPAEDICS. Would you like to continue?",
    );
    expect(fetched).toEqual([]);
    await carryOn(page).click();
    await expect(page).toHaveURL(`${productOrigin}/kiosk/7`);
    expect(fetched).toHaveLength(1);
  });
}

test("[S2.049 S2.052 S2.056 S7.089 S7.092] a practice that its product saved is found by any part of its name, and its kiosk reached", async ({
  page,
  products,
}) => {
  const tag = randomBytes(4).toString("hex");
  await products.savePractice({ id: `p-${tag}`, name: `Weaver ${tag} Rooms`, logoImage });
  await openFinder(page);
  await box(page).fill(tag);
  await expect(options(page)).toHaveCount(1);
  await expect(options(page).getByRole("img", { name: "Practice logo" })).toBeVisible();
  await options(page).click();
  await expect(dialog(page).getByRole("status")).toHaveText(
    `You have selected WEAVER ${tag.toUpperCase()} ROOMS. Would you like to continue?`,
  );
  await carryOn(page).click();
  await expect(page).toHaveURL(`${productOrigin}/kiosk/p-${tag}`);
});

test("[S2.046 S2.056] Cancel closes the modal, and whoever comes back from the kiosk can search again", async ({
  page,
}) => {
  await answer(page, practiceSearch, { status: 200, body: practices });
  await answer(page, kioskLink, kiosk);
  await openFinder(page);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Search for your doctor" }).first().click();
  await chooseFirst(page);
  await carryOn(page).click();
  await expect(page).toHaveURL(/\/kiosk\/7$/);
  await page.goBack();
  await page.getByRole("button", { name: "Search for your doctor" }).first().click();
  await expect(box(page)).toBeFocused();
});
