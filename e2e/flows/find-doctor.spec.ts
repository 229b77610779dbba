import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import {
  box,
  carryOn,
  chooseFirst,
  dialog,
  logoImage,
  openFinder,
  options,
  practiceSearch,
  practices,
} from "../fixtures/find-doctor.ts";
import { answer, cutOff, holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { refusedRequest } from "../fixtures/watch.ts";

const kioskLink = "/api/practice/practice/kiosk-link/7";
const kiosk = { status: 200, body: { url: `${productOrigin}/kiosk/7` } };

test("[S2.046 S2.047 S2.048 S2.049 S2.050 S2.051 S2.054 S3.061 S3.062] the modal searches practices and shows each with its logo, or the default image", async ({
  page,
}) => {
  await answer(page, practiceSearch, { status: 200, body: practices });
  await openFinder(page);
  await expect(box(page)).toHaveAttribute("placeholder", "Practice name");
  await expect(carryOn(page)).toBeDisabled();
  await box(page).fill("Naid");
  await expect(options(page)).toHaveCount(2);
  const logo = options(page).first().getByRole("img");
  await expect(logo).toHaveAttribute("src", `data:image/png;base64,${logoImage}`);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expect(options(page).nth(1).getByRole("img", { name: "Default logo" })).toBeVisible();
  await expect(carryOn(page)).toBeDisabled();
  await expect(dialog(page).getByText(/You have selected/)).toHaveCount(0);
});

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

test("[S2.174 S7.088 S9.006 Q081] three characters are not searched, four are, once typing rests", async ({
  page,
}) => {
  const asked = await answer(page, practiceSearch, { status: 200, body: practices });
  await openFinder(page);
  await box(page).pressSequentially(" Nai ");
  await box(page).fill(" Naid ");
  await expect(options(page)).toHaveCount(2);
  expect(asked.map(({ url }) => new URL(url).searchParams.get("name"))).toEqual(["Naid"]);
});

test("[Q081] a late answer to what was typed before is dropped", async ({ page }) => {
  await answer(page, practiceSearch, { status: 200, body: [] });
  const slow = "/api/practice/practice/search?name=Naid";
  await answer(page, slow, { status: 200, body: practices });
  const letGo = await holdBack(page, slow);
  await openFinder(page);
  const asked = page.waitForRequest(/name=Naid$/);
  await box(page).fill("Naid");
  await asked;
  await box(page).fill("Nkosi");
  await expect(dialog(page).getByRole("status")).toHaveText("No practice of this name was found.");
  letGo();
  await page.waitForLoadState("networkidle");
  await expect(options(page)).toHaveCount(0);
});

for (const [status, words] of [
  [500, "An Error Occurred While Searching"],
  [404, "Not Found"],
] as const) {
  test(`[S2.175 S2.176 S2.177 S2.178 S7.090 S8.031 S8.032] a search answered with ${status} shows '${words}', which cannot be chosen`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    await answer(page, practiceSearch, { status, body: { message: "Words." } });
    await openFinder(page);
    await box(page).fill("Naid");
    await expect(options(page)).toHaveText([words]);
    await expect(options(page)).toHaveAttribute("aria-disabled", "true");
    await options(page).click({ force: true });
    await box(page).press("ArrowDown");
    await box(page).press("Enter");
    await expect(box(page)).toHaveValue("Naid");
    await expect(carryOn(page)).toBeDisabled();
  });
}

test("[S2.175] a search without any answer says so", async ({ page, watch }) => {
  watch.allow(refusedRequest);
  await cutOff(page, "/api/practice/practice/search?name=Naid");
  await openFinder(page);
  await box(page).fill("Naid");
  await expect(options(page)).toHaveText(["An Error Occurred While Searching"]);
});

test("[S2.051 Q081] editing the text clears the choice", async ({ page }) => {
  await answer(page, practiceSearch, { status: 200, body: practices });
  await openFinder(page);
  await chooseFirst(page);
  await expect(carryOn(page)).toBeEnabled();
  await box(page).press("Backspace");
  await expect(carryOn(page)).toBeDisabled();
  await expect(dialog(page).getByText(/You have selected/)).toHaveCount(0);
});

test("[S4.061 S4.062 S7.093 S8.033 S8.034] a failed kiosk link is told, and clears the choice", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  await answer(page, practiceSearch, { status: 200, body: practices });
  await answer(page, kioskLink, { status: 404, body: { message: "Words." } });
  await openFinder(page);
  await chooseFirst(page);
  await carryOn(page).click();
  await expect(dialog(page).getByRole("alert")).toHaveText("Words.");
  await expect(carryOn(page)).toBeDisabled();
  await expect(dialog(page).getByText(/You have selected/)).toHaveCount(0);
});

test("[SEC-F8] a kiosk link to another place is not followed", async ({ page }) => {
  await answer(page, practiceSearch, { status: 200, body: practices });
  await answer(page, kioskLink, { status: 200, body: { url: "https://evil.example/" } });
  await openFinder(page);
  await chooseFirst(page);
  await carryOn(page).click();
  await expect(dialog(page).getByRole("alert")).toContainText("error communicating");
  await expect(page).toHaveURL(/\/patient$/);
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
