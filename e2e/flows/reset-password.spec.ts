import { expect } from "@playwright/test";
import { siteOrigin } from "../addresses.ts";
import { chooseProduct, errorArea, field, product, submit } from "../fixtures/form.ts";
import { newPassword } from "../fixtures/people.ts";
import { askForReset, changePassword } from "../fixtures/recovery.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const processReset = "/api/practice/security/password/processReset";
const resetLink = /\/passwordreset\/ud\/[\w-]{43}$/;

for (const path of [
  "/passwordreset/practice/x",
  "/passwordreset/patient/x",
  "/passwordreset/foo/x",
]) {
  test(`[S2.155] ${path} leads to the start page`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
  });
}

test("[S2.138 S2.156 S4.049 S7.071 S7.072 SEC-A9 SEC-C9] the link in the mail sets a new password, once", async ({
  page,
  context,
  accounts,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  const person = await accounts.register();
  await askForReset(page, person.username);
  const link = await inbox.linkFor(person.emailAddress, resetLink);

  const password = newPassword();
  await open(page, link);
  // For password managers, which keep the new password under it (SEC-A9).
  const username = page.locator('main form [autocomplete="username"]');
  await expect(username).toHaveValue(person.username);
  await expect(username).toBeHidden();
  await changePassword(page, password);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    "Your password was changed",
  );
  await inbox.waitFor(person.emailAddress, /password was changed/i);
  expect(await accounts.tryLogin(person.username, person.password)).toBe(401);
  expect(await accounts.tryLogin(person.username, password)).toBe(200);

  const again = await context.newPage();
  await again.goto(link);
  await field(again, "New password").fill(newPassword());
  await expect(submit(again, "Change Password")).toBeEnabled();
  const second = newPassword();
  await changePassword(again, second);
  await expect(errorArea(again)).toContainText(
    "This link was already used. Please ask for a new one.",
  );
  await again
    .getByRole("main")
    .getByRole("link", { name: /new (link|one)/i })
    .click();
  await expect(again).toHaveURL(/\/forgotpassword$/);
});

test("[SEC-C12 SEC-C14] ten visits of a scanner do not spend the link, and a locked person gets back in", async ({
  page,
  request,
  accounts,
  inbox,
}) => {
  const person = await accounts.register();
  for (let attempt = 1; attempt <= 10; attempt++)
    await accounts.tryLogin(person.username, `no-${attempt}`);
  await askForReset(page, person.username);
  const link = await inbox.linkFor(person.emailAddress, resetLink);
  for (let visit = 1; visit <= 10; visit++) {
    expect((await request.get(link)).status()).toBe(200);
    expect((await request.head(link)).status()).toBe(200);
  }
  await open(page, link);
  await open(page, link);
  const password = newPassword();
  await changePassword(page, password);
  await expect(page).toHaveURL(/\/login$/);
  expect(await accounts.tryLogin(person.username, password)).toBe(200);
});

test.describe("after a reset by a mailed link of the practice API", () => {
  test.beforeEach(async ({ page }) => {
    await answer(page, processReset, { status: 200, body: {} });
    await open(page, "/passwordreset/ud/some-token");
  });

  test("[S2.114 S2.156] a device without the cookie is asked for the product, with none preselected, also after a reload", async ({
    page,
  }) => {
    const status = page.getByRole("main").getByRole("status");
    await changePassword(page, "another7-password");
    await expect(page).toHaveURL(/\/login$/);
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload();
      await expect(status).toContainText("Your password was changed. Which product do you use?");
      for (const name of ["Patient", "Practice", "Academic"]) {
        await expect(product(page, name)).not.toBeChecked();
      }
      await expect(page.getByText(/under construction/i)).toHaveCount(0);
      await expect(page.locator("main form")).toHaveCount(0);
    }
    await chooseProduct(page, "Practice");
    await expect(field(page, "Username")).toBeVisible();
    await expect(status).toHaveText("Your password was changed. Please log in with the new one.");
    await page.reload();
    await expect(product(page, "Practice")).toBeChecked();
  });

  test("[S2.109 S2.156] with the cookie present the cookie decides", async ({ page, context }) => {
    await context.addCookies([{ name: "login-context", value: "practice", url: siteOrigin }]);
    await changePassword(page, "another7-password");
    await expect(product(page, "Practice")).toBeChecked();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(
      "Your password was changed. Please log in with the new one.",
    );
  });

  test("[S2.111 S2.121] the question ends with the login: sign-up without a product is the patient's", async ({
    page,
  }) => {
    await changePassword(page, "another7-password");
    await expect(product(page, "Patient")).not.toBeChecked();
    await open(page, "/signup");
    await expect(product(page, "Patient")).toBeChecked();
    await open(page, "/login");
    await expect(product(page, "Patient")).toBeChecked();
  });
});

test("[SEC-C13] the page of a reset link asks nobody else and keeps its address to itself", async ({
  page,
}) => {
  const response = await page.goto("/passwordreset/ud/some-token");
  const headers = response?.headers() ?? {};
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["x-robots-tag"]).toBe("noindex");
  const referrers: (string | undefined)[] = [];
  page.on("request", (request) => referrers.push(request.headers().referer));
  await page.getByRole("banner").getByRole("link", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/about");
  expect(referrers.filter((referrer) => referrer?.includes("some-token"))).toEqual([]);
});

test("[SEC-C13] the token of a reset link leaves the address bar and the history, and a reload still has it", async ({
  page,
}) => {
  const sent = await answer(page, processReset, { status: 200, body: {} });
  await open(page, "/about");
  await open(page, "/passwordreset/ud/some-token");
  await expect(page).toHaveURL(/\/passwordreset\/ud\/-$/);
  await page.reload();
  await changePassword(page, "another7-password");
  await expect(page).toHaveURL(/\/login$/);
  expect(sent[0]?.body).toMatchObject({ token: "some-token" });
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});
