import { expect } from "@playwright/test";
import { siteOrigin } from "../addresses.ts";
import { field, product } from "../fixtures/form.ts";
import { holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { answers, open } from "../fixtures/watch.ts";

const scripts = /\/assets\/.*\.js$/;
const cookie = { name: "login-context", value: "academic", url: siteOrigin };

test("[S2.110 S1.002] without a cookie the last page determines the product", async ({ page }) => {
  await open(page, "/practice");
  await page.getByRole("banner").getByRole("link", { name: "Login", exact: true }).click();
  await expect(product(page, "Practice")).toBeChecked();
  await open(page, "/login");
  await expect(product(page, "Practice")).toBeChecked();
});

test("[S2.107 S2.109 S2.111] somebody who returns to academic can type before the scripts run, and the layout does not shift", async ({
  page,
  context,
}) => {
  await context.addCookies([cookie]);
  const letGo = await holdBack(page, scripts);
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email address" }).fill("thandi@example.org");
  await expect(page.getByText(/under construction/i)).toBeHidden();
  const form = await page.locator("main #login .form").boundingBox();
  letGo();
  await answers(page);
  await expect(product(page, "Academic")).toBeChecked();
  await expect(field(page, "Email address")).toHaveValue("thandi@example.org");
  expect(await page.locator("main #login .form").boundingBox()).toEqual(form);
});

test("[S1.017 S2.103 S2.121] a sign-up tells patients about the app before the scripts run", async ({
  page,
}) => {
  const letGo = await holdBack(page, scripts);
  await page.goto("/signup");
  await expect(page.getByText(/under construction/i)).toBeVisible();
  await expect(page.locator("main form")).toBeHidden();
  const notice = await page.locator(".app-notice").boundingBox();
  letGo();
  await answers(page);
  await expect(product(page, "Patient")).toBeChecked();
  expect(await page.locator(".app-notice").boundingBox()).toEqual(notice);
});
