import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { chooseProduct, field, product, submit } from "../fixtures/form.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

test("[S2.116 S2.117] the whole sentence leads from login to the forgot-password screen", async ({
  page,
}) => {
  await open(page, "/login/practice");
  await page.getByRole("link", { name: "Trouble signing in? Click here", exact: true }).click();
  await expect(page).toHaveURL(/\/forgotpassword$/);
});

test("[S2.107 S2.113 S2.112 S9.009 S9.010 S6.016 S6.017 S7.052 SEC-D2] a professional logs in, lands at the product, and is remembered", async ({
  page,
  context,
  accounts,
}) => {
  const person = await accounts.register();
  await open(page, "/login");
  await chooseProduct(page, "Practice");
  await field(page, "Username").fill(person.username.toUpperCase());
  await field(page, "Password").fill(person.password);
  await submit(page, "Login").click();
  await expect(page).toHaveURL(`${productOrigin}/practice`);
  await expect(page.getByRole("heading", { name: `Welcome, ${person.firstname}` })).toBeVisible();
  await expect(page.getByText(person.username)).toBeVisible();

  const cookies = await context.cookies();
  const remembered = cookies.find(({ name }) => name === "login-context");
  expect(remembered?.value).toBe("practice");
  const days = ((remembered?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "You are logged out" })).toBeVisible();
  await open(page, "/login");
  await expect(product(page, "Practice")).toBeChecked();
});

test("[S6.016 SEC-F8] the way in works once: a second time it is refused", async ({
  page,
  accounts,
  watch,
}) => {
  watch.allow(refusedRequest);
  const person = await accounts.register();
  await open(page, "/login/practice");
  await field(page, "Username").fill(person.username);
  await field(page, "Password").fill(person.password);
  const wayIn = page.waitForRequest((request) =>
    request.url().startsWith(`${productOrigin}/practice/callback?`),
  );
  await submit(page, "Login").click();
  const request = await wayIn;
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await page.goto(request.url());
  await expect(page.getByRole("heading", { name: "Please log in again" })).toBeVisible();
});

test("[SEC-A9] a password can be pasted and shown", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/login/practice");
  await page.evaluate(() => navigator.clipboard.writeText("from-a-manager-1"));
  await field(page, "Password").focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(field(page, "Password")).toHaveValue("from-a-manager-1");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field(page, "Password")).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(field(page, "Password")).toHaveAttribute("type", "password");
});
