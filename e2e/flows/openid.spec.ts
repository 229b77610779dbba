import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { createAccount, fillAcademicForm, verificationLink } from "../fixtures/academic-form.ts";
import { field } from "../fixtures/form.ts";
import { newPerson } from "../fixtures/people.ts";
import { choose } from "../fixtures/practice-form.ts";
import { logIn, records } from "../fixtures/product-page.ts";
import { test } from "../fixtures/test.ts";
import { answers, open, watchPage } from "../fixtures/watch.ts";

test("a page of the product requires a login, which returns to exactly that page", async ({
  page,
  accounts,
}) => {
  const person = await accounts.register();
  await page.goto(records);
  await expect(page).toHaveURL(/\/login\/practice\?interaction=/);
  await logIn(page, person.username, person.password);
  await expect(page).toHaveURL(records);
  await expect(page.getByRole("heading", { name: "Records" })).toBeVisible();
  await expect(page.getByText(`${person.firstname} ${person.lastname}`)).toBeVisible();
});

test("an academic person who signs up and follows the mailed link in another tab returns to the page that required the login", async ({
  page,
  context,
  inbox,
}) => {
  const person = newPerson();
  await page.goto(`${productOrigin}/academic/sign-up?return_to=/academic/records?year=2`);
  await answers(page);
  await fillAcademicForm(page, person);
  await choose(page, "academicSector", "No");
  await createAccount(page, "HCP");
  const tab = await context.newPage();
  await watchPage(tab);
  await open(tab, await inbox.linkFor(person.emailAddress, verificationLink));
  await tab.getByRole("main").getByRole("link", { name: "Login", exact: true }).click();
  await expect(tab).toHaveURL(/\/login\/academic$/);
  await logIn(tab, person.emailAddress, person.password, "Email address");
  await expect(tab).toHaveURL(`${productOrigin}/academic/records?year=2`);
  await expect(tab.getByRole("heading", { name: "Records" })).toBeVisible();
});

test("logging out at the product ends the login at the front door as well", async ({
  page,
  accounts,
}) => {
  const person = await accounts.register();
  await page.goto(records);
  await logIn(page, person.username, person.password);
  await expect(page).toHaveURL(records);
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(`${productOrigin}/practice/logged-out`);
  await page.goto(records);
  await expect(page).toHaveURL(/\/login\/practice\?interaction=/);
  await expect(field(page, "Password")).toBeVisible();
});

test("a login that cannot continue says so, with the request id of the server's log", async ({
  page,
}) => {
  const [redirect] = await Promise.all([
    page.waitForResponse(/\/oidc\/interaction\/nobodys$/),
    page.goto("/oidc/interaction/nobodys"),
  ]);
  await expect(page.getByRole("heading", { name: "This login has ended" })).toBeVisible();
  const id = redirect.headers()["x-request-id"];
  await expect(page.getByText(`Reference: ${id}`, { exact: true })).toBeVisible();
});

test("on this machine a faulty authorization request is answered with what to change", async ({
  page,
}) => {
  const unknown = new URLSearchParams({ client_id: "nobodys-app", response_type: "code" });
  await page.goto(`/oidc/auth?${unknown}`);
  await expect(page.getByRole("heading", { name: "We do not know this app" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "This login has ended" })).toBeHidden();
  await expect(page.getByText(/openid client add <product> nobodys-app/)).toBeVisible();
});
