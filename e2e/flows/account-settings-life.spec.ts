import { type Browser, expect, type Page } from "@playwright/test";
import { expectTold, part } from "../fixtures/account-settings.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { newPerson } from "../fixtures/people.ts";
import { test } from "../fixtures/test.ts";
import {
  expectAtProduct,
  expectOutOfProduct,
  logIn,
  openVerification,
  signUpVerifiedAcademic,
} from "../fixtures/verified-people.ts";
import { open, refusedRequest, watchPage } from "../fixtures/watch.ts";

test("[SEC-K11 SEC-K15 SEC-K19 SEC-K20] an academic person ends the sessions of other devices in account settings, changes address and number, and removes the account", async ({
  page,
  browser,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  const owner = await signUpVerifiedAcademic(page, inbox);
  const before = owner.person.emailAddress;
  const other = newPerson();
  const reach = part(page, "How we reach you");

  await test.step("another browser logs in to the product until signing out everywhere ends its session", async () => {
    const elsewhere = await openElsewhere(browser);
    await logIn(elsewhere, owner);
    await expectAtProduct(elsewhere, owner);
    await page.reload();
    const devices = part(page, "Devices and sessions");
    await expect(devices).toContainText("with your password");
    await expectNoViolations(page);
    await submit(page, "Sign out everywhere").click();
    await expectTold(page, "Devices and sessions", /You are signed out everywhere else/);
    await expect(devices).toContainText("You are logged in nowhere else.");
    await expectOutOfProduct(elsewhere, "academic");
    await elsewhere.context().close();
  });

  await test.step("the address is changed, and both addresses get a mail", async () => {
    await submit(page, "Change the email address").click();
    await field(page, "New email address").fill(other.emailAddress);
    await submit(page, "Send the link").click();
    await expectTold(page, "How we reach you", /A link is on its way/);
    await inbox.waitFor(before, /Another address for your/);
    await openVerification(page, inbox, other.emailAddress);
    await expect(reach).toContainText(other.emailAddress);
    await inbox.waitFor(before, /The address of your .* account was changed/);
    owner.name = other.emailAddress;
  });

  await test.step("the cellphone number is changed by the code of an SMS", async () => {
    await submit(page, "Change the cellphone number").click();
    await field(page, "New cellphone number").fill(other.cellularNumber);
    await submit(page, "Send the code").click();
    await expectTold(page, "How we reach you", /A code is on its way/);
    await field(reach, "Code").fill(await inbox.codeFor(other.cellularNumber));
    await submit(page, "Verify number").click();
    await expectTold(page, "How we reach you", /Your cellphone number is verified/);
    await inbox.waitFor(other.emailAddress, /The cellphone number of your .* was changed/);
  });

  await test.step("the account is removed by the link, mailed to the former address, and can no longer be logged in to", async () => {
    await submit(page, "Send me the link").click();
    await expectTold(page, "Remove my account", /The link is on its way/);
    await open(page, await inbox.linkFor(before, /\/requestremoval\//));
    await submit(page, "Confirm removal").click();
    await expect(page.getByText(/Your account was removed/)).toBeVisible();
    await page.goto("/account");
    await expect(page).toHaveURL(/\/login(\/academic)?\?target=account$/);
    await logIn(page, owner);
    await expect(errorArea(page)).toContainText("Invalid username and/or password supplied.");
  });
});

/**
 * Opens another browser context, with reduced motion, because a page does not react to clicks while it is animated
 * in.
 */
async function openElsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await watchPage(page);
  return page;
}
