import { expect } from "@playwright/test";
import { expectTold, part } from "../fixtures/account-settings.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expectFault, field, submit } from "../fixtures/form.ts";
import { watchLayoutShifts } from "../fixtures/layout-shifts.ts";
import { isWhole } from "../fixtures/looks.ts";
import { holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import {
  changeApp,
  expectAsked,
  renewCodes,
  setUpTwoStep,
  typeCode,
  typeRecoveryCode,
} from "../fixtures/two-step.ts";
import {
  expectAccountSettings,
  expectAtProduct,
  logIn,
  logOut,
  signUpVerified,
} from "../fixtures/verified-people.ts";
import { answers, refusedRequest } from "../fixtures/watch.ts";

test("[SEC-J2 SEC-J3 SEC-J9 SEC-J12] a professional turns two-step verification on, logs in with it, and turns it off again", async ({
  page,
  accounts,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  const person = await signUpVerified(page, { accounts, inbox });
  // An app's codes can be used three times without a wait; a fourth has to wait for the next code.
  const { app, recoveryCodes } = await setUpTwoStep(page);
  await inbox.waitFor(person.person.emailAddress, /Two-step verification of your .* account is on/);
  const [firstCode = "", secondCode = "", thirdCode = ""] = recoveryCodes;
  await expectNoViolations(page);
  await logOut(page);

  await test.step("a wrong code is reported at its field, and the right one works once", async () => {
    await logIn(page, person);
    await expectAsked(page);
    await expectNoViolations(page);
    await typeCode(page, await app.wrongCode());
    await expectFault(field(page, "Code"), "This code is not right");
    const code = await app.nextCode();
    await typeCode(page, code);
    await expectAtProduct(page, person);

    await logIn(page, person);
    await typeCode(page, code);
    await expectFault(field(page, "Code"), "This code is not right");
  });

  await test.step("a recovery code works once", async () => {
    await typeRecoveryCode(page, firstCode.toLowerCase());
    await expectAtProduct(page, person);

    await logIn(page, person);
    await expectAsked(page);
    await typeRecoveryCode(page, firstCode);
    await expectFault(field(page, "Recovery code"), "it was used before");
  });

  await test.step("a remembered device is not asked", async () => {
    await logIn(page, person);
    await expectAsked(page);
    await page.getByRole("checkbox", { name: /^Do not ask on this device/ }).check();
    await typeCode(page, await app.nextCode());
    await expectAtProduct(page, person);
    await logIn(page, person);
    await expectAtProduct(page, person);
  });

  await test.step("account settings asks a remembered device as well, and can forget it", async () => {
    await logIn(page, person, "?target=account");
    await expectAsked(page);
    await typeRecoveryCode(page, secondCode);
    await expectAccountSettings(page);
    const step = part(page, "Two-step verification");
    await expect(step).toContainText("8 of 10 left");
    await expect(step).toContainText("This device is not asked until");
    await submit(page, "Forget all").click();
    await expectTold(page, "Two-step verification", /No device is remembered any more/);
  });

  if (isWhole) {
    await test.step("new recovery codes replace the old ones", async () => {
      const [newCode = ""] = await renewCodes(page);
      await logOut(page);
      await logIn(page, person, "?target=account");
      await expectAsked(page);
      await typeRecoveryCode(page, thirdCode);
      await expectFault(field(page, "Recovery code"), "This recovery code is not right");
      await field(page, "Recovery code").fill(newCode);
      await submit(page, "Continue").click();
      await expectAccountSettings(page);
    });

    await test.step("another app replaces the first", async () => {
      const other = await changeApp(page);
      await logOut(page);
      await logIn(page, person, "?target=account");
      await expectAsked(page);
      await typeCode(page, await other.nextCode());
      await expectAccountSettings(page);
    });
  }

  await test.step("once it is off, the password alone logs in again", async () => {
    await submit(page, "Switch off").click();
    await expectTold(page, "Two-step verification", /Two-step verification is off/);
    await logOut(page);
    await logIn(page, person);
    await expectAtProduct(page, person);
  });
});

test("a click before the scripts run takes effect, and the layout does not shift", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchLayoutShifts(page);
  const letGo = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto("/login/academic/code#step=some-token&remember=1");
  await expectAsked(page);
  letGo();
  await answers(page);
  await expect(field(page, "Code")).toBeFocused();
  expect(await shifts()).toBeLessThan(0.005);

  const letGoAgain = await holdBack(page, /\/assets\/.*\.js$/);
  await page.reload();
  await submit(page, "Use a recovery code").click();
  letGoAgain();
  await expect(field(page, "Recovery code")).toBeFocused();
});
