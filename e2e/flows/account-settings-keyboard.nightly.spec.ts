import { openApp } from "@frontdoor/contract/test/authenticator-app.ts";
import { expect } from "@playwright/test";
import { expectTold, part } from "../fixtures/account-settings.ts";
import { submit } from "../fixtures/form.ts";
import { pressOn, tabTo, type } from "../fixtures/keyboard.ts";
import { newPassword, newPerson } from "../fixtures/people.ts";
import { test } from "../fixtures/test.ts";
import { expectAccountSettings, signUpVerified } from "../fixtures/verified-people.ts";
import { open } from "../fixtures/watch.ts";

test("[S0.002 SEC-J3] with the keyboard alone the number and the password are changed, and two-step verification is turned on and used at the login", async ({
  page,
  accounts,
  inbox,
}) => {
  const owner = await signUpVerified(page, { accounts, inbox });
  const { cellularNumber } = newPerson();
  const password = newPassword();
  const step = part(page, "Two-step verification");

  await test.step("the number, by the code of an SMS", async () => {
    await pressOn(page, submit(page, "Change the cellphone number"));
    await type(page, "New cellphone number", cellularNumber);
    await page.keyboard.press("Enter");
    await expectTold(page, "How we reach you", /A code is on its way/);
    await type(page, "Code", await inbox.codeFor(cellularNumber));
    await page.keyboard.press("Enter");
    await expectTold(page, "How we reach you", /Your cellphone number is verified/);
  });

  await test.step("the password", async () => {
    await pressOn(page, submit(page, "Change the password"));
    await type(page, "Current password", owner.person.password);
    await type(page, "New password", password);
    await type(page, "Confirm password", password);
    await page.keyboard.press("Enter");
    await expectTold(page, "Ways to log in", /Your password is changed/);
  });

  const app = await test.step("two-step verification, with its key read off the page", async () => {
    await pressOn(page, submit(page, "Set up two-step verification"));
    await expect(step.getByRole("img", { name: /picture for your/ })).toBeVisible();
    const opened = openApp(await step.locator("output").innerText());
    await type(page, "Code", await opened.nextCode());
    await page.keyboard.press("Enter");
    await pressOn(page, step.getByRole("checkbox"), "Space");
    await pressOn(page, submit(page, "Switch on two-step verification"));
    await expectTold(page, "Two-step verification", /Two-step verification is on/);
    return opened;
  });

  await test.step("a login asks for the code", async () => {
    await pressOn(page, page.getByRole("button", { name: "Log out" }));
    await expect(page.getByRole("heading", { name: "You are logged out" })).toBeVisible();
    await open(page, "/login/practice?target=account");
    await type(page, "Username", owner.name);
    await type(page, "Password", password);
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { level: 1, name: "Two-step verification" }),
    ).toBeVisible();
    await type(page, "Code", await app.nextCode());
    await page.keyboard.press("Enter");
    await expectAccountSettings(page);
    await tabTo(page, submit(page, "Change the password"));
  });
});
