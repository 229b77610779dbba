import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { field, submit } from "../fixtures/form.ts";
import { newPassword, newPerson } from "../fixtures/people.ts";
import { fillPracticeForm } from "../fixtures/practice-form.ts";
import { logIn, records } from "../fixtures/product-page.ts";
import { test } from "../fixtures/test.ts";
import { answers, watchPage } from "../fixtures/watch.ts";

test("a sign-up that the product begins ends logged in at the product", async ({ page }) => {
  const person = newPerson();
  await page.goto(`${productOrigin}/practice`);
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL(/\/signup\/practice\?interaction=/);
  await answers(page);
  await fillPracticeForm(page, person);
  await submit(page, "Create account").click();
  await expect(page).toHaveURL(`${productOrigin}/practice`);
  await expect(page.getByRole("heading", { name: `Welcome, ${person.firstname}` })).toBeVisible();
});

test("a password reset during the login keeps the return address", async ({
  page,
  accounts,
  inbox,
}) => {
  const person = await accounts.register();
  const password = newPassword();
  await page.goto(records);
  await answers(page);
  await page.getByRole("link", { name: "Trouble signing in? Click here", exact: true }).click();
  await answers(page);
  await field(page, "Username").fill(person.username);
  await submit(page, "Send instructions").click();
  await field(page, "One-time password").fill(await inbox.codeFor(person.cellularNumber));
  await field(page, "New password").fill(password);
  await field(page, "Confirm password").fill(password);
  await submit(page, "Change Password").click();
  await expect(page).toHaveURL(/\/login\/practice$/);
  await logIn(page, person.username, password);
  await expect(page).toHaveURL(records);
});

test("two tabs can each finish their login, each where it began", async ({
  page,
  context,
  accounts,
}) => {
  const person = await accounts.register();
  const second = await context.newPage();
  await watchPage(second);
  await page.goto(records);
  await second.goto(`${productOrigin}/practice/login`);
  await logIn(page, person.username, person.password);
  await expect(page).toHaveURL(records);
  await logIn(second, person.username, person.password);
  await expect(second).toHaveURL(`${productOrigin}/practice`);
  await expect(second.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
});
