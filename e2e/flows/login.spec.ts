import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { chooseProduct, errorArea, expectFault, field, product, submit } from "../fixtures/form.ts";
import { answer, holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const auth = "/api/practice/security/auth";

test("[S2.088 S2.089 S2.090 S2.095 S2.096 S2.099 S2.100 S2.115] practice login asks for username and password", async ({
  page,
}) => {
  await open(page, "/login/practice");
  const selector = page.getByRole("group", { name: "Select a product" });
  for (const name of ["Patient", "Practice", "Academic"]) {
    await expect(selector.getByRole("radio", { name, exact: true })).toBeVisible();
  }
  await expect(selector.getByRole("radio", { name: "Practice", exact: true })).toBeChecked();
  await expect(field(page, "Username")).toHaveAttribute("autocomplete", "username");
  await expect(field(page, "Password")).toHaveAttribute("type", "password");
  await expect(field(page, "Password")).toHaveAttribute("autocomplete", "current-password");
  await expect(submit(page, "Login")).toBeVisible();
});

test("[S2.101 S2.102] academic login asks for an email address and a password", async ({
  page,
}) => {
  await open(page, "/login/academic");
  await expect(field(page, "Email address")).toBeVisible();
  await expect(field(page, "Password")).toBeVisible();
  await expect(field(page, "Username")).toHaveCount(0);
});

test("[S2.116 S2.117] the whole sentence leads from login to the forgot-password screen", async ({
  page,
}) => {
  await open(page, "/login/practice");
  await page.getByRole("link", { name: "Trouble signing in? Click here", exact: true }).click();
  await expect(page).toHaveURL(/\/forgotpassword$/);
});

test("[S2.097 S2.098 S5.077 S5.078 S5.086 S5.087 S5.089 S8.001] an empty login names both fields and sends nothing", async ({
  page,
}) => {
  const sent = await answer(page, auth, { status: 200, body: { location: "/" } });
  await open(page, "/login/practice");
  await submit(page, "Login").click();
  await expect(errorArea(page)).toContainText(
    "You have not completed this form correctly. Please review each highlighted field and correct.",
  );
  await expect(errorArea(page)).toBeFocused();
  for (const label of ["Username", "Password"]) {
    await expectFault(field(page, label), "The field is required");
  }
  expect(sent).toEqual([]);
  await errorArea(page)
    .getByRole("link", { name: /^Password/ })
    .click();
  await expect(field(page, "Password")).toBeFocused();
});

test("[S7.048 S7.050 S7.051 S3.047 S3.049 S7.003] the practice login sends the typed credentials and nothing else", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  const sent = await answer(page, auth, { status: 400, body: { message: "No." } });
  await open(page, "/login/practice");
  await field(page, "Username").fill("nomvula");
  await field(page, "Password").fill(" pass word 1 ");
  await submit(page, "Login").click();
  await expect(errorArea(page)).toHaveText("No.");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ username: "nomvula", password: " pass word 1 " });
  expect(new URL(sent[0]?.url ?? "").search).toBe("");
  expect(sent[0]?.headers).toMatchObject({
    accept: expect.stringMatching(/v1\+json/),
    "content-type": expect.stringMatching(/^application\/json/),
    "x-client-type": "PRACTICE_BROCHURE",
  });
});

test("[S4.052 S4.053 SEC-A12] while a login is under way its button is busy and a second press sends nothing", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  const sent = await answer(page, auth, { status: 400, body: { message: "No." } });
  const letGo = await holdBack(page, auth);
  await open(page, "/login/practice");
  await field(page, "Username").fill("nomvula");
  await field(page, "Password").fill("x");
  const button = page.locator("main form button[type=submit]");
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(button).toBeDisabled();
  await field(page, "Password").press("Enter");
  letGo();
  await expect(errorArea(page)).toBeVisible();
  await expect(button).toBeEnabled();
  expect(sent).toHaveLength(1);
  await expect(field(page, "Username")).toHaveValue("nomvula");
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
  await expect(page).toHaveURL(/\/login\/practice$/);
  await open(page, "/login");
  await expect(product(page, "Practice")).toBeChecked();
});

test("[S6.016 SEC-F8] a hand-off works once: the same way in a second time is refused", async ({
  page,
  accounts,
  watch,
}) => {
  watch.allow(refusedRequest);
  const person = await accounts.register();
  await open(page, "/login/practice");
  await field(page, "Username").fill(person.username);
  await field(page, "Password").fill(person.password);
  const handOff = page.waitForRequest((request) =>
    request.url().includes(`${productOrigin}/practice?`),
  );
  await submit(page, "Login").click();
  const { url } = { url: (await handOff).url() };
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await page.goto(url);
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
