import { expect } from "@playwright/test";
import { chooseProduct, errorArea, field, product, submit } from "../fixtures/form.ts";
import { newPassword } from "../fixtures/people.ts";
import { changePassword } from "../fixtures/recovery.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { answers, open, refusedRequest } from "../fixtures/watch.ts";

const processReset = "/api/practice/security/password/processReset";
const resetLink = /\/passwordreset\/ud\/[\w-]{43}$/;

test("[S2.138 S2.156 S4.049 S4.063 S7.071 S7.072 S8.017 S8.024 S8.025 SEC-A1 SEC-A4 SEC-A7 SEC-A9 SEC-C9 SEC-C14] somebody locked out by ten wrong passwords is told so, and resets the password with the mailed link, which works once", async ({
  page,
  accounts,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  const person = await accounts.register();
  for (let attempt = 1; attempt <= 9; attempt++) {
    expect(await accounts.tryLogin(person.username, `wrong-${attempt}`)).toBe(401);
  }
  await open(page, "/login/practice");
  await field(page, "Username").fill(person.username);
  for (const password of ["wrong-10", person.password]) {
    await field(page, "Password").fill(password);
    await submit(page, "Login").click();
    await expect(errorArea(page)).toHaveText(
      "Your account is locked. Please use the forgot password function to reset your account and password",
    );
  }
  await inbox.waitFor(person.emailAddress, /lock/i);

  await errorArea(page).getByRole("link", { name: "forgot password", exact: true }).click();
  await answers(page);
  await field(page, "Username").fill(person.username);
  await submit(page, "Send instructions").click();
  const link = await inbox.linkFor(person.emailAddress, resetLink);
  const password = newPassword();
  await open(page, link);
  // Password managers store the new password under this username (SEC-A9).
  const username = page.locator('main form [autocomplete="username"]');
  await expect(username).toHaveValue(person.username);
  await expect(username).toBeHidden();
  await changePassword(page, password);
  await expect(page).toHaveURL(/\/login(\/practice)?$/);
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    "Your password was changed",
  );
  await inbox.waitFor(person.emailAddress, /password was changed/i);
  expect(await accounts.tryLogin(person.username, person.password)).toBe(401);
  expect(await accounts.tryLogin(person.username, password)).toBe(200);

  await open(page, link);
  await changePassword(page, newPassword());
  await expect(errorArea(page)).toContainText(
    "This link was already used. Please ask for a new one.",
  );
  await page
    .getByRole("main")
    .getByRole("link", { name: /new (link|one)/i })
    .click();
  await expect(page).toHaveURL(/\/forgotpassword$/);
});

test("[S2.111 S2.114 S2.121 S2.156] after a mailed link a device without the cookie is asked for the product, with none preselected, until the login is left", async ({
  page,
}) => {
  const status = page.getByRole("main").getByRole("status");
  await answer(page, processReset, { status: 200, body: {} });
  await open(page, "/passwordreset/ud/some-token");
  await changePassword(page, "another7-password");
  await expect(page).toHaveURL(/\/login$/);
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(status).toContainText("Your password was changed. Which product do you use?");
    for (const name of ["Patient", "Practice", "Academic"]) {
      await expect(product(page, name)).not.toBeChecked();
    }
    await expect(page.getByText(/under construction/i)).toHaveCount(0);
    await expect(page.locator("main #login .form")).toHaveCount(0);
  }
  await chooseProduct(page, "Practice");
  await expect(field(page, "Username")).toBeVisible();
  await expect(status).toHaveText("Your password was changed. Please log in with the new one.");
});

test("[SEC-C13] the token of a reset link is removed from the address bar and the history, appears in no referrer, and survives a reload", async ({
  page,
}) => {
  const sent = await answer(page, processReset, { status: 200, body: {} });
  const referrers: (string | undefined)[] = [];
  page.on("request", (request) => referrers.push(request.headers().referer));
  await open(page, "/about");
  await open(page, "/passwordreset/ud/some-token");
  await expect(page).toHaveURL(/\/passwordreset\/ud\/-$/);
  await page.reload();
  await changePassword(page, "another7-password");
  await expect(page).toHaveURL(/\/login$/);
  expect(sent[0]?.body).toMatchObject({ token: "some-token" });
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  expect(referrers.filter((referrer) => referrer?.includes("some-token"))).toEqual([]);
});
