import { expect } from "@playwright/test";
import { chooseProduct, errorArea, expectFault, field, product, submit } from "../fixtures/form.ts";
import { newPassword, newPerson } from "../fixtures/people.ts";
import { askForReset, changePassword } from "../fixtures/recovery.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const requestReset = "/api/practice/security/password/requestReset";
const withOtp = "/api/practice/security/password/processResetWithOtp";
const completed = /if a user exists, a message with reset instructions is sent/i;

test("[S2.020 S2.092 S2.136 S2.137 S4.047] forgot password asks for the product, then for the username", async ({
  page,
}) => {
  await open(page, "/forgotpassword");
  await expect(page.getByRole("group", { name: "Select a product" })).toBeVisible();
  await chooseProduct(page, "Practice");
  await expect(field(page, "Username")).toBeVisible();
  await expect(page.locator("main input[type=password]")).toHaveCount(0);
  await submit(page, "Send instructions").click();
  await expectFault(field(page, "Username"), "The field is required");
  await expect(page.getByRole("link", { name: "Forgot your username?" })).toHaveAttribute(
    "href",
    "/forgotusername",
  );
});

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

test("[S2.138 S2.143 S4.049 S7.060 S7.061] where no code can be sent the emailed link follows", async ({
  page,
}) => {
  const sent = await answer(page, requestReset, { status: 200, body: { otpAvailable: false } });
  await askForReset(page, "nomvula");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(completed);
  await expect(page.getByRole("main").getByRole("status")).toBeFocused();
  await expect(field(page, "One-time password")).toHaveCount(0);
  expect(sent[0]?.body).toEqual({ username: "nomvula" });
});

test("[S5.081 S5.082 S5.083 S7.064 S7.065] the code form checks what was typed, and sends code, username and password", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  await answer(page, requestReset, { status: 200, body: { otpAvailable: true } });
  const sent = await answer(page, withOtp, { status: 400, body: { message: "Words." } });
  await askForReset(page, "nomvula");
  await submit(page, "Change Password").click();
  for (const label of ["One-time password", "New password", "Confirm password"]) {
    await expectFault(field(page, label), "The field is required");
  }
  await field(page, "One-time password").fill("12345");
  await changePassword(page, "PASSWORD1", "PASSWORD2");
  await expectFault(field(page, "New password"), "Password needs at least 8 characters.");
  await expectFault(field(page, "Confirm password"), "The value entered does not match");
  expect(sent).toEqual([]);
  await field(page, "One-time password").fill("123456");
  await changePassword(page, "another7-password");
  await expect(errorArea(page)).toHaveText("Words.");
  expect(sent[0]?.body).toEqual({
    otp: "123456",
    username: "nomvula",
    password: "another7-password",
  });
});

test("[S7.063 S7.067 S8.038 S8.039 S8.044] a refused request shows the server's words in the red area", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  await answer(page, requestReset, { status: 429, body: { message: "Later." } });
  await askForReset(page, "nomvula");
  await expect(errorArea(page)).toHaveText("Later.");
  await expect(field(page, "Username")).toHaveValue("nomvula");
});

test("[S2.093 S2.094] choosing another product clears error and status, and starts again", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  await answer(page, requestReset, { status: 200, body: { otpAvailable: false } });
  await askForReset(page, "nomvula");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(completed);
  await chooseProduct(page, "Patient");
  await expect(page.getByRole("main").getByRole("status")).toBeEmpty();
  await expect(submit(page, "Send instructions")).toBeVisible();
});
