import { practiceSearch, practices } from "@frontdoor/contract/test/practices.ts";
import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { box, dialog, options } from "../fixtures/find-doctor.ts";
import { field, submit } from "../fixtures/form.ts";
import { growOlder } from "../fixtures/older-browser.ts";
import { answer, holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

for (const [when, isEarly] of [
  ["when its scripts are there", false],
  ["before its scripts come", true],
] as const) {
  test(`[S2.107 S2.113] in an older browser a professional who presses ${when} logs in`, async ({
    page,
    accounts,
  }) => {
    const person = await accounts.register();
    await growOlder(page);
    const letGo = isEarly && (await holdBack(page, /\/assets\/.*\.js$/));
    await page.goto("/login/practice");
    await field(page, "Username").fill(person.username);
    await field(page, "Password").fill(person.password);
    if (!isEarly) await page.locator("main astro-island[answers]").waitFor({ state: "attached" });
    await submit(page, "Login").click();
    await expect(page).toHaveURL(`${productOrigin}/practice`);
    if (letGo) letGo();
  });
}

test("[S2.046 S2.048] in an older browser the search for a doctor opens, finds, stays open when a click only ends outside, and closes", async ({
  page,
}) => {
  await growOlder(page);
  await answer(page, practiceSearch, { status: 200, body: practices });
  await open(page, "/");
  await page.getByRole("button", { name: "Search for your doctor" }).first().click();
  await box(page).fill("Naid");
  await expect(options(page).first()).toBeVisible();
  const place = await box(page).boundingBox();
  await page.mouse.move((place?.x ?? 0) + 40, (place?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
});
