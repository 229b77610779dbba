import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { expectTold, part } from "../fixtures/own-account.ts";
import { addAuthenticator } from "../fixtures/passkey.ts";
import { addPasskey, namePasskey, pressPasskey, withoutList } from "../fixtures/passkey-presses.ts";
import {
  expectAtProduct,
  expectOwnAccount,
  logOut,
  signUpProven,
} from "../fixtures/proven-people.ts";
import { setUpSecondStep } from "../fixtures/second-step.ts";
import { test } from "../fixtures/test.ts";
import { refusedRequest } from "../fixtures/watch.ts";

const login = "How you log in";

for (const product of ["practice", "academic"] as const) {
  test(`[SEC-I1 SEC-I10] somebody of ${product} adds a passkey, names it, logs in with it alone, and removes it`, async ({
    page,
    accounts,
    inbox,
    watch,
  }) => {
    test.setTimeout(120_000);
    watch.allow(refusedRequest);
    await withoutList(page);
    const person = await signUpProven(page, product, { accounts, inbox });
    const { emailAddress } = person.person;
    const authenticator = await addAuthenticator(page);
    const passkeys = part(page, login);

    await test.step("it is added and named", async () => {
      await addPasskey(page);
      expect(await authenticator.passkeys()).toHaveLength(1);
      await inbox.waitFor(emailAddress, /passkey/i);
      await expectNoViolations(page);
      await namePasskey(page, "The blue phone");
      await expect(passkeys).toContainText("The blue phone");
      await expect(field(page, "Name it so that you know it again")).toHaveCount(0);
    });

    await test.step("a device that has one already gets no second", async () => {
      await submit(page, "Add a passkey").click();
      await expect(errorArea(page)).toContainText("This device has a passkey of your account");
      expect(await authenticator.passkeys()).toHaveLength(1);
    });

    await test.step("it logs in to the product with no name typed", async () => {
      await logOut(page);
      await pressPasskey(page, `/login/${product}`);
      await expectAtProduct(page, person);
    });

    await test.step("it logs in to one's own account", async () => {
      await pressPasskey(page, `/login/${product}?target=account`);
      await expectOwnAccount(page);
      await expect(passkeys).toContainText("last used");
    });

    await test.step("it is renamed and removed", async () => {
      await submit(page, "Rename The blue phone").click();
      await namePasskey(page, "The green phone");
      await submit(page, "Remove The green phone").click();
      await expectTold(page, login, /The passkey is removed/);
      await expect(passkeys).toContainText("No passkey yet");
      await inbox.waitFor(emailAddress, /removed/i);
    });

    await test.step("what the device still keeps logs nobody in", async () => {
      await logOut(page);
      await pressPasskey(page, `/login/${product}`);
      await expect(errorArea(page)).toContainText("This passkey did not let you in.");
    });
  });
}

test("[SEC-I13] who is there is shown in place by a passkey, and by a code", async ({
  page,
  accounts,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  await signUpProven(page, "practice", { accounts, inbox });
  const authenticator = await addAuthenticator(page);
  await addPasskey(page);
  await namePasskey(page, "The blue phone");
  const { app } = await setUpSecondStep(page);
  const dialog = page.getByRole("dialog", { name: "Is it you?" });

  await test.step("by a passkey; a device that does not recognise its person shows nobody", async () => {
    await authenticator.recognises(false);
    await renameAfterProof(page, "The red phone");
    await expect(dialog).toContainText("You are about to rename a passkey.");
    await dialog.getByRole("button", { name: "Use my passkey" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Nothing came from your passkey.");
    await authenticator.recognises(true);
    await dialog.getByRole("button", { name: "Use my passkey" }).click();
    await expectTold(page, login, /The name is saved/);
    await expect(part(page, login)).toContainText("The red phone");
  });

  await test.step("by a code of the app", async () => {
    await page.reload();
    await renameAfterProof(page, "The blue phone", "The red phone");
    await dialog.getByRole("button", { name: "Type a code from my app" }).click();
    await field(dialog, "Code").fill(await app.wrongCode());
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(field(dialog, "Code")).toHaveAttribute("aria-invalid", "true");
    await field(dialog, "Code").fill(await app.nextCode());
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expectTold(page, login, /The name is saved/);
    await expect(part(page, login)).toContainText("The blue phone");
  });
});

test("a passkey is offered once, quietly, on a device that could, until somebody says “Not now”", async ({
  page,
  accounts,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  await addAuthenticator(page);
  await signUpProven(page, "practice", { accounts, inbox });
  const offer = page.getByRole("complementary", { name: "Next time, without a password?" });
  await expect(offer).toBeVisible();
  await expectNoViolations(page);
  await offer.getByRole("button", { name: "Not now" }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expectOwnAccount(page);
  await expect(part(page, login)).toContainText("No passkey yet");
  await expect(offer).toHaveCount(0);
});

/** Renames a passkey as if the proof of who is there had passed: the first call says so. */
async function renameAfterProof(page: Page, name: string, before = "The blue phone") {
  await page.route(
    /\/api\/account\/passkeys\/[^/]+\/rename$/,
    (route) => route.fulfill({ status: 403, json: { code: "PROOF_NEEDED", message: "" } }),
    { times: 1 },
  );
  await submit(page, `Rename ${before}`).click();
  await field(page, "Name it so that you know it again").fill(name);
  await submit(page, "Save name").click();
}
