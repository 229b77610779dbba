import { expect } from "@playwright/test";
import { errorArea, field, product, submit } from "../fixtures/form.ts";
import { newPassword, newPerson } from "../fixtures/people.ts";
import { askForReset, changePassword } from "../fixtures/recovery.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const completed = /if a user exists, a message with reset instructions is sent/i;

test("[S2.139 S2.140 S2.141 S2.142 S3.068 S4.048 S7.062 S7.066 SEC-C7] a code from the phone sets a new password, which logs in", async ({
  page,
  accounts,
  inbox,
}) => {
  const person = await accounts.register();
  await open(page, "/login/practice");
  await page.getByRole("link", { name: "Trouble signing in? Click here" }).click();
  await expect(page.getByRole("heading", { name: "Forgot password" })).toBeVisible();
  await expect(product(page, "Practice")).toBeChecked();
  await field(page, "Username").fill(person.username);
  await submit(page, "Send instructions").click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(completed);
  await expect(field(page, "Username")).toHaveValue(person.username);
  await expect(field(page, "One-time password")).toHaveAttribute("autocomplete", "one-time-code");

  const password = newPassword();
  await field(page, "One-time password").fill(await inbox.codeFor(person.cellularNumber));
  await changePassword(page, password);
  await expect(page).toHaveURL(/\/login\/practice$/);
  await field(page, "Username").fill(person.username);
  await field(page, "Password").fill(password);
  await submit(page, "Login").click();
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await inbox.waitFor(person.emailAddress, /password was changed/i);
  expect(await accounts.tryLogin(person.username, person.password)).toBe(401);
});

test("[S2.140 S7.062 SEC-C6] whoever took the account over by a link finds the next code in the mail", async ({
  page,
  accounts,
  inbox,
}) => {
  const person = await accounts.register();
  await askForReset(page, person.username);
  const earlier = await inbox.codeFor(person.cellularNumber);
  await open(page, await inbox.linkFor(person.emailAddress, /\/passwordreset\/ud\//));
  await changePassword(page, newPassword());
  await expect(page).toHaveURL(/\/login$/);

  await askForReset(page, person.username);
  const password = newPassword();
  await field(page, "One-time password").fill(await inbox.codeFor(person.emailAddress));
  await changePassword(page, password);
  await expect(page).toHaveURL(/\/login\/practice$/);
  expect(await accounts.tryLogin(person.username, password)).toBe(200);
  expect(await inbox.codeFor(person.cellularNumber)).toBe(earlier);
});

test("[S4.051 SEC-C5] a wrong code says so and empties the fields; the right one still works", async ({
  page,
  accounts,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  const person = await accounts.register();
  await askForReset(page, person.username);
  const code = await inbox.codeFor(person.cellularNumber);
  const attempt = async (otp: string) => {
    await field(page, "One-time password").fill(otp);
    await changePassword(page, "another7-password");
  };
  await attempt(code === "000000" ? "000001" : "000000");
  await expect(errorArea(page)).toContainText("The one-time password is not valid or has expired.");
  for (const label of ["One-time password", "New password", "Confirm password"]) {
    await expect(field(page, label)).toHaveValue("");
  }
  await attempt(code);
  await expect(page).toHaveURL(/\/login\/practice$/);
});

test("[S4.050 SEC-C5] asking for a new code empties the fields and ends the old code", async ({
  page,
  accounts,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  const person = await accounts.register();
  await askForReset(page, person.username);
  const first = await inbox.codeFor(person.cellularNumber);
  await field(page, "One-time password").fill("123");
  await field(page, "New password").fill("half-typed");
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect(field(page, "One-time password")).toHaveValue("");
  await expect(field(page, "New password")).toHaveValue("");
  const second = await inbox.codeFor(person.cellularNumber, first);
  for (const [code, works] of [
    [first, false],
    [second, true],
  ] as const) {
    await field(page, "One-time password").fill(code);
    await changePassword(page, "another7-password");
    if (!works) await expect(errorArea(page)).toContainText("one-time password is not valid");
  }
  await expect(page).toHaveURL(/\/login\/practice$/);
});

test("[S2.143 SEC-C1] somebody who does not exist sees the same", async ({ page }) => {
  await askForReset(page, newPerson().username);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(completed);
  await expect(field(page, "One-time password")).toBeVisible();
});
