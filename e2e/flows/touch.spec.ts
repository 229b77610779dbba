import { expect } from "@playwright/test";
import { errorArea, submit } from "../fixtures/form.ts";
import { whenListsAreThere } from "../fixtures/practice-form.ts";
import { test } from "../fixtures/test.ts";
import { expectTargets } from "../fixtures/touch.ts";
import { open } from "../fixtures/watch.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("[S2.030 S2.031 S2.033 S2.035 S2.037] on a phone the header is at most 104 px high, begins with logo and product, and has a menu for the rest", async ({
  page,
}) => {
  await open(page, "/practice");
  const header = page.getByRole("banner");
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(104);
  await expect(header.getByRole("link").first()).toHaveText("Heron Practice");
  await expect(header.getByRole("link", { name: "Forgot password" })).toBeHidden();
  await header.getByRole("button", { name: "More" }).tap();
  await expect(header.getByRole("link", { name: "Providers" })).toBeVisible();
  await expectTargets(page);
  await page.keyboard.press("Escape");
  await expect(header.getByRole("link", { name: "Providers" })).toBeHidden();
  await header.getByRole("button", { name: "More" }).tap();
  await header.getByRole("link", { name: "Forgot password" }).tap();
  await expect(page).toHaveURL(/\/forgotpassword$/);
});

test("[S0.002 S5.086] every control of a faulty practice sign-up is large enough for a finger", async ({
  page,
}) => {
  await open(page, "/signup/practice");
  await whenListsAreThere(page);
  await submit(page, "Create account").click();
  await errorArea(page).waitFor();
  await expectTargets(page);
});
