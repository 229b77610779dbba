import { type Browser, expect, type Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { changePassword, expectTold, part } from "../fixtures/own-account.ts";
import { addAuthenticator } from "../fixtures/passkey.ts";
import { addPasskey, namePasskey, pressPasskey, withoutList } from "../fixtures/passkey-presses.ts";
import { newPassword, newPerson } from "../fixtures/people.ts";
import {
  expectAtProduct,
  expectOutOfProduct,
  expectOwnAccount,
  logIn,
  logOut,
  openProof,
  signUpInBrowser,
} from "../fixtures/proven-people.ts";
import {
  expectAsked,
  setUpSecondStep,
  typeCode,
  typeRecoveryCode,
} from "../fixtures/second-step.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest, watchPage } from "../fixtures/watch.ts";

for (const product of ["practice", "academic"] as const) {
  test(`[SEC-I1 SEC-J3 SEC-K11 SEC-K15 SEC-K19 SEC-K20] somebody of ${product} looks after the account from sign-up to removal`, async ({
    page,
    browser,
    inbox,
    watch,
  }) => {
    test.setTimeout(240_000);
    watch.allow(refusedRequest);
    await withoutList(page);
    const owner = await signUpInBrowser(page, product, inbox);
    const before = owner.person.emailAddress;
    const other = newPerson();
    const authenticator = await addAuthenticator(page);
    const reach = part(page, "How we reach you");

    await test.step("a passkey is added", async () => {
      await addPasskey(page);
      await namePasskey(page, "The blue phone");
      await inbox.waitFor(before, /A passkey was added/);
    });

    const { app, recoveryCodes } = await setUpSecondStep(page);
    await inbox.waitFor(before, /The second step of your .* account is on/);

    const elsewhere = await openElsewhere(browser);
    await test.step("another browser logs in to the product, with password and code", async () => {
      await logIn(elsewhere, owner);
      await expectAsked(elsewhere);
      await typeCode(elsewhere, await app.nextCode());
      await expectAtProduct(elsewhere, owner);
    });

    await test.step("the password is changed", async () => {
      const password = newPassword();
      await changePassword(page, password);
      owner.person.password = password;
      await expectOutOfProduct(elsewhere, product);
    });

    await test.step("the address is changed, and both are told", async () => {
      await submit(page, "Change the email address").click();
      await field(page, "New email address").fill(other.emailAddress);
      await submit(page, "Send the link").click();
      await expectTold(page, "How we reach you", /A link is on its way/);
      await inbox.waitFor(before, /Another address for your/);
      await openProof(page, inbox, other.emailAddress);
      await expect(reach).toContainText(other.emailAddress);
      await inbox.waitFor(before, /The address of your .* account was changed/);
      owner.person.emailAddress = other.emailAddress;
      if (product === "academic") owner.name = other.emailAddress;
    });

    await test.step("the cellphone number is changed by the code of an SMS", async () => {
      await submit(page, "Change the cellphone number").click();
      await field(page, "New cellphone number").fill(other.cellularNumber);
      await submit(page, "Send the code").click();
      await expectTold(page, "How we reach you", /A code is on its way/);
      await field(reach, "Code").fill(await inbox.codeFor(other.cellularNumber));
      await submit(page, "Prove the number").click();
      await expectTold(page, "How we reach you", /Your cellphone number is proven/);
      await inbox.waitFor(other.emailAddress, /The cellphone number of your .* was changed/);
    });

    await test.step("without the phone a recovery code lets in; signing out everywhere puts that browser out", async () => {
      await logIn(elsewhere, owner);
      await expectAsked(elsewhere);
      await typeRecoveryCode(elsewhere, recoveryCodes[0] ?? "");
      await expectAtProduct(elsewhere, owner);
      await page.reload();
      const devices = part(page, "Devices and sessions");
      await expect(devices).toContainText("with your password and a recovery code");
      await expectNoViolations(page);
      await submit(page, "Sign out everywhere").click();
      await expectTold(page, "Devices and sessions", /You are signed out everywhere else/);
      await expect(devices).toContainText("You are logged in nowhere else.");
      await expectOutOfProduct(elsewhere, product);
      await elsewhere.context().close();
    });

    await test.step("the passkey alone opens the product and the own account", async () => {
      await logOut(page);
      await pressPasskey(page, `/login/${product}`);
      await expectAtProduct(page, owner);
      await pressPasskey(page, `/login/${product}?target=account`);
      await expectOwnAccount(page);
      await expect(part(page, "Second step")).toContainText("9 of 10 left");
    });

    await test.step("the account is removed by the link, mailed to the address before, and no way in is left", async () => {
      await submit(page, "Send me the link").click();
      await expectTold(page, "Remove my account", /The link is on its way/);
      await open(page, await inbox.linkFor(before, /\/requestremoval\//));
      await submit(page, "Confirm removal").click();
      await expect(page.getByText(/Your account was removed/)).toBeVisible();

      await page.goto("/account");
      await expect(page).toHaveURL(/\/login(\/\w+)?\?target=account$/);
      expect(await authenticator.passkeys(), "what the device still keeps").toHaveLength(1);
      await pressPasskey(page, `/login/${product}`);
      await expect(errorArea(page)).toContainText("This passkey did not let you in.");
      await logIn(page, owner);
      await expect(errorArea(page)).toContainText("Invalid username and/or password supplied.");
    });
  });
}

/** A browser that shares nothing with the first; while a page travels in, a browser takes no press. */
async function openElsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await watchPage(page);
  return page;
}
