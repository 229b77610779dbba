import { expect } from "@playwright/test";
import { verificationLink } from "../fixtures/academic-form.ts";
import { errorArea, field, product, submit } from "../fixtures/form.ts";
import { chooseByKeys, logInByKeys, pressOn, tabTo, type } from "../fixtures/keyboard.ts";
import { newPassword, newPerson } from "../fixtures/people.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest, watchPage } from "../fixtures/watch.ts";

test("[S0.002 S2.117 S2.139 S2.141] with the keyboard alone a code from the phone sets a new password, which logs in", async ({
  page,
  accounts,
  inbox,
}) => {
  const person = await accounts.register();
  await open(page, "/login/practice");
  await pressOn(page, page.getByRole("link", { name: "Trouble signing in? Click here" }));
  await type(page, "Username", person.username);
  await page.keyboard.press("Enter");
  await expect(field(page, "One-time password")).toBeFocused();

  const first = await inbox.codeFor(person.cellularNumber);
  await pressOn(page, submit(page, "Send a new code"));
  await expect(field(page, "One-time password")).toBeFocused();
  await page.keyboard.insertText(await inbox.codeFor(person.cellularNumber, first));
  const password = newPassword();
  await type(page, "New password", password);
  await pressOn(page, submit(page, "Show new password"), "Space");
  await expect(field(page, "New password")).toHaveAttribute("type", "text");
  await type(page, "Confirm password", password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login\/practice$/);
  await logInByKeys(page, "Username", person.username, password);
});

test("[S0.002 S2.143 S2.150 S2.156] with the keyboard alone a mailed link sets a new password, which logs in", async ({
  page,
  accounts,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  const person = await accounts.register();
  await answer(page, "/api/practice/security/password/requestReset", {
    status: 200,
    body: { otpAvailable: false },
  });
  await open(page, "/forgotpassword");
  await tabTo(page, product(page, "Patient"));
  await page.keyboard.press("ArrowRight");
  await expect(product(page, "Practice")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(errorArea(page)).toBeFocused();
  await pressOn(page, errorArea(page).getByRole("link", { name: /^Username/ }));
  await expect(field(page, "Username")).toBeFocused();
  await page.keyboard.insertText(person.username);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toBeFocused();
  await pressOn(page, submit(page, "Ask again"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.unrouteAll();
  await type(page, "Username", person.username);
  await page.keyboard.press("Enter");
  await expect(field(page, "One-time password")).toBeFocused();

  await open(page, await inbox.linkFor(person.emailAddress, /\/passwordreset\/ud\//));
  const password = newPassword();
  await type(page, "New password", password);
  await type(page, "Confirm password", `${password}x`);
  await page.keyboard.press("Enter");
  await expect(errorArea(page)).toBeFocused();
  await pressOn(page, errorArea(page).getByRole("link", { name: /^Confirm password/ }));
  await expect(field(page, "Confirm password")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
  await tabTo(page, product(page, "Patient"));
  await page.keyboard.press("ArrowRight");
  await logInByKeys(page, "Username", person.username, password);
});

test("[S0.002 S2.144 S2.146 S2.147] with the keyboard alone a forgotten username is requested twice", async ({
  page,
  accounts,
  inbox,
}) => {
  const person = await accounts.register();
  await open(page, "/forgotpassword");
  await tabTo(page, product(page, "Patient"));
  await page.keyboard.press("ArrowRight");
  await pressOn(page, page.getByRole("link", { name: "Forgot your username?" }));
  await type(page, "Email Address", person.emailAddress);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toBeFocused();
  await inbox.waitFor(person.emailAddress, new RegExp(person.username));
  await pressOn(page, submit(page, "Ask again"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, "Email Address")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("link", { name: "Back to login" })).toBeFocused();
});

test("[S0.002 S2.129 S2.130 S2.131 S2.164 S2.171 S4.014] with the keyboard alone a supervisor signs up, invites a head of department and activates", async ({
  page,
  browser,
  inbox,
}) => {
  const person = newPerson();
  const hod = newPerson();
  await open(page, "/signup/practice");
  await tabTo(page, product(page, "Practice"));
  await page.keyboard.press("ArrowRight");
  await expect(product(page, "Academic")).toBeChecked();
  await type(page, "Name", person.firstname);
  await type(page, "Surname", person.lastname);
  await type(page, "Email address", person.emailAddress);
  await type(page, "Cellphone number", person.cellularNumber);
  await type(page, "ID number", person.identityNumber);
  await chooseByKeys(page, "Discipline");
  await chooseByKeys(page, "Speciality");
  await chooseByKeys(page, "Grade");
  await type(page, "HPCSA number", person.hpcsaNumber);
  await tabTo(page, page.getByRole("radio", { name: "Yes" }));
  await page.keyboard.press("Space");
  await chooseByKeys(page, "Training institution");
  await tabTo(page, page.getByRole("radio", { name: /^Trainee/ }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Supervisor/ })).toBeChecked();
  await type(page, "Clinical unit", "Ward 7");

  const search = submit(page, "Find your head of department");
  await pressOn(page, search);
  const modal = page.getByRole("dialog", { name: "Head of department" });
  await page.keyboard.press("Escape");
  await expect(modal).toHaveCount(0);
  await expect(search).toBeFocused();
  await page.keyboard.press("Enter");
  const invite = modal.getByRole("button", { name: "Invite a new head of department" });
  await pressOn(page, invite);
  await expect(field(modal, "Email address")).toBeFocused();
  await pressOn(page, modal.getByRole("button", { name: "Back to the search" }));
  await expect(invite).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.insertText(hod.emailAddress);
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("Ayanda Khumalo");
  await page.keyboard.press("Enter");
  await expect(modal).toHaveCount(0);
  await expect(submit(page, "Choose another")).toBeFocused();

  await type(page, "Password", person.password);
  await type(page, "Confirm password", person.password);
  await tabTo(page, page.getByRole("checkbox", { name: /^I have read and accept/ }));
  await page.keyboard.press("Space");
  await pressOn(page, submit(page, "Create account"));
  await expect(page).toHaveURL(/\/verifyEmail\?email=[^&]+&role=SUPERVISOR$/);
  await pressOn(page, submit(page, "Use another address"));
  await expect(field(page, "New email address")).toBeFocused();

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  const watchElsewhere = await watchPage(elsewhere);
  await open(elsewhere, await inbox.linkFor(person.emailAddress, verificationLink));
  await pressOn(elsewhere, submit(elsewhere, "Activate my account"));
  await expect(elsewhere.getByRole("heading", { level: 1 })).toBeFocused();
  await pressOn(elsewhere, elsewhere.getByRole("main").getByRole("link", { name: "Login" }));
  await logInByKeys(elsewhere, "Email address", person.emailAddress, person.password);
  watchElsewhere.verify();
  await context.close();
});

test("[S0.002 S2.165 S2.167 S2.168] with the keyboard alone an account is removed", async ({
  page,
  products,
}) => {
  await open(page, await products.requestRemoval(await products.addPatient()));
  await expect(submit(page, "Confirm removal")).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Keep my account" }));
  await page.keyboard.press("Shift+Tab");
  await expect(submit(page, "Confirm removal")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/patient$/);
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText(/^Your account was removed/);
  await expect(status).toBeFocused();
});
