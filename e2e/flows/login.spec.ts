import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { chooseProduct, field, product, submit } from "../fixtures/form.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

test("[S2.107 S2.113 S2.112 S9.009 S9.010 S6.016 S6.017 S7.052 SEC-D2 SEC-F8] a professional logs in, is redirected to the product with a link that works once, and the product is remembered", async ({
  page,
  context,
  accounts,
  watch,
}) => {
  watch.allow(refusedRequest);
  const person = await accounts.register();
  await open(page, "/login");
  await chooseProduct(page, "Practice");
  await field(page, "Username").fill(person.username.toUpperCase());
  await field(page, "Password").fill(person.password);
  const entered = page.waitForRequest((request) =>
    request.url().startsWith(`${productOrigin}/practice/callback?`),
  );
  await submit(page, "Login").click();
  const wayIn = await entered;
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

  await page.goto(wayIn.url());
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
