import { expect } from "@playwright/test";
import { expectTold, part } from "../fixtures/account-settings.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import { errorArea, submit } from "../fixtures/form.ts";
import { addAuthenticator } from "../fixtures/passkey.ts";
import { addPasskey, namePasskey, pressPasskey, withoutList } from "../fixtures/passkey-presses.ts";
import { test } from "../fixtures/test.ts";
import {
  expectAccountSettings,
  expectAtProduct,
  logOut,
  signUpVerified,
} from "../fixtures/verified-people.ts";
import { refusedRequest } from "../fixtures/watch.ts";

const login = "Ways to log in";

test("[SEC-I1 SEC-I6 SEC-I9 SEC-I10 SEC-I13] a passkey is added once, logs in without a username, confirms who is there, and is removed", async ({
  page,
  accounts,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  await withoutList(page);
  const authenticator = await addAuthenticator(page);
  const person = await signUpVerified(page, { accounts, inbox });
  const { emailAddress } = person.person;
  const passkeys = part(page, login);

  await test.step("it is offered until somebody clicks “Not now”", async () => {
    const offer = page.getByRole("complementary", { name: "Next time, without a password?" });
    await expect(offer).toBeVisible();
    await expectNoViolations(page);
    await offer.getByRole("button", { name: "Not now" }).click();
    await page.reload();
    await expectAccountSettings(page);
    await expect(passkeys).toContainText("No passkey yet");
    await expect(offer).toHaveCount(0);
  });

  await test.step("it is added and named", async () => {
    await addPasskey(page);
    expect(await authenticator.passkeys()).toHaveLength(1);
    await inbox.waitFor(emailAddress, /passkey/i);
    await namePasskey(page, "The blue phone");
    await expect(passkeys).toContainText("The blue phone");
  });

  await test.step("a device that has one already gets no second one", async () => {
    await submit(page, "Add a passkey").click();
    await expect(errorArea(page)).toContainText("This device has a passkey of your account");
    expect(await authenticator.passkeys()).toHaveLength(1);
  });

  await test.step("it logs in without a username, to the product and to account settings", async () => {
    await logOut(page);
    await pressPasskey(page, "/login/practice");
    await expectAtProduct(page, person);
    await pressPasskey(page, "/login/practice?target=account");
    await expectAccountSettings(page);
    await expect(passkeys).toContainText("last used");
  });

  await test.step("it reauthenticates without leaving the page; a device that does not verify its user confirms nobody", async () => {
    // Imitates an expired reauthentication: the first call is refused.
    await page.route(
      /\/api\/account\/passkeys\/[^/]+\/rename$/,
      (route) => route.fulfill({ status: 403, json: { code: "PROOF_NEEDED", message: "" } }),
      { times: 1 },
    );
    const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
    await authenticator.recognises(false);
    await submit(page, "Rename The blue phone").click();
    await page.getByLabel("Name it so that you know it again").fill("The green phone");
    await submit(page, "Save name").click();
    await expect(dialog).toContainText("You are about to rename a passkey.");
    await dialog.getByRole("button", { name: "Use my passkey" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Your passkey did not answer.");
    await authenticator.recognises(true);
    await dialog.getByRole("button", { name: "Use my passkey" }).click();
    await expectTold(page, login, /The name is saved/);
  });

  await test.step("after its removal the passkey that the device still has cannot log in", async () => {
    await submit(page, "Remove The green phone").click();
    await expectTold(page, login, /The passkey is removed/);
    await inbox.waitFor(emailAddress, /removed/i);
    await logOut(page);
    expect(await authenticator.passkeys()).toHaveLength(1);
    await pressPasskey(page, "/login/practice");
    await expect(errorArea(page)).toContainText("This passkey did not work.");
  });
});
