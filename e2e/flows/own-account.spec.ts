import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { signUpAcademic, verificationLink } from "../fixtures/academic-form.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { changePassword, expectTold, logInToAccount, part } from "../fixtures/own-account.ts";
import { newPassword, newPerson } from "../fixtures/people.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

test("who is not logged in comes to the page by the login", async ({ page, watch }) => {
  watch.allow(refusedRequest);
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login\?target=account$/);
});

test("a professional changes password and addresses, takes a change back, and reads all that is kept", async ({
  page,
  accounts,
  inbox,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allow(refusedRequest);
  const person = await accounts.register();
  const other = newPerson();
  await logInToAccount(page, "practice", person.username, person.password);
  await expectNoViolations(page);

  await test.step("another password", async () => {
    const password = newPassword();
    await changePassword(page, password);
    await inbox.waitFor(person.emailAddress, /not-me/);
    expect(await accounts.tryLogin(person.username, password)).toBe(200);
    expect(await accounts.tryLogin(person.username, person.password)).toBe(401);
    person.password = password;
  });

  await test.step("the address that it was signed up with is proven", async () => {
    const reach = part(page, "How we reach you");
    await expect(reach).toContainText("Your email address is not proven.");
    await submit(page, "Send the link again").click();
    await expectTold(page, "How we reach you", /A link is on its way/);
    const link = await inbox.linkFor(person.emailAddress, /\/account\/email\//);
    await open(page, link);
    await submit(page, "Prove this address").click();
    await expect(page.getByText(`${person.emailAddress} is proven.`)).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole("link", { name: "To my account" }).click();
    await expect(reach).toContainText("Proven on");
  });

  await test.step("another address takes its place, and can be taken back", async () => {
    const reach = part(page, "How we reach you");
    await submit(page, "Change the email address").click();
    await field(page, "New email address").fill(other.emailAddress);
    await submit(page, "Send the link").click();
    await expectTold(page, "How we reach you", /A link is on its way/);
    await expect(reach).toContainText("A new address waits for its proof");
    await open(page, await inbox.linkFor(other.emailAddress, /\/account\/email\//));
    await submit(page, "Prove this address").click();
    await page.getByRole("link", { name: "To my account" }).click();
    await expect(reach).toContainText("Your address has just changed");
    await expectNoViolations(page);
    await submit(page, "Undo the change").click();
    await expectTold(page, "How we reach you", /Your old address is back/);
  });

  await test.step("all that is kept is read and saved", async () => {
    const kept = part(page, "What we keep about you");
    await kept.getByText(/^All of it/).click();
    await expect(kept.getByText(/^Read today/)).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      submit(page, "Download as a file").click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/-account-\d{4}-\d\d-\d\d\.json$/);
    const saved: unknown = JSON.parse(await readFile(await file.path(), "utf8"));
    expect(saved).toHaveProperty("tables");
  });
});

test("an academic user's page asks again who is there where they come back later", async ({
  page,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  const person = await signUpAcademic(page);
  await open(page, await inbox.linkFor(person.emailAddress, verificationLink));
  await expect(page.getByText("Your account has now been activated.")).toBeVisible();
  await logInToAccount(page, "academic", person.emailAddress, person.password);
  const login = part(page, "How you log in");
  await expect(login).toContainText("When that changes, this changes with it.");
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/logged-out$/);
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login\/academic\?target=account$/);
});

test("who did not change the password stops it by the mail, and chooses a new one", async ({
  page,
  accounts,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  const person = await accounts.register();
  await logInToAccount(page, "practice", person.username, person.password);
  const password = newPassword();
  await changePassword(page, password);

  const link = await inbox.linkFor(person.emailAddress, /\/not-me\//);
  await open(page, link);
  await expect(page.getByText(/The password was changed, today at/)).toBeVisible();
  await expectNoViolations(page);
  await submit(page, "This was not me").click();
  await expect(page).toHaveURL(/\/passwordreset\//);
  expect(await accounts.tryLogin(person.username, password)).toBe(401);
  await open(page, link);
  await expect(errorArea(page)).toContainText("This link was used or has passed.");
});
