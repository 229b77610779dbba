import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import {
  chooseSector,
  createAccount,
  fillAcademicForm,
  inviteHod,
  verificationLink,
} from "../fixtures/academic-form.ts";
import { chooseProduct, errorArea, field, submit } from "../fixtures/form.ts";
import { newPassword, newPerson } from "../fixtures/people.ts";
import { choose, chooseFirst } from "../fixtures/practice-form.ts";
import { changePassword } from "../fixtures/recovery.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

/** Random letters that make a name unique. */
const letters = () =>
  Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join("");

test("[S2.130 S4.014 S4.015 S2.157 S2.158 S2.162 S2.163 S2.164 S7.007 S7.008 S7.009 S7.033 S7.036 S7.037 S7.039 S2.154 S2.156 S3.008 S3.009 S5.033 S5.034] a professional outside the sector signs up with a passport, follows the mailed link, resets the password and logs in", async ({
  page,
  context,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  const person = newPerson();
  await open(page, "/signup");
  await chooseProduct(page, "Academic");
  await fillAcademicForm(page, person);
  await choose(page, "identityType", "PASSPORT");
  await expect(field(page, "ID number")).toHaveCount(0);
  await field(page, "Passport number").fill("A1234567");
  await chooseFirst(page, "Passport country");
  await choose(page, "academicSector", "No");
  await createAccount(page, "HCP");
  await expect(page.getByText(`We have sent a message to ${person.emailAddress}`)).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "login-context")?.value).toBe("academic");

  await open(page, await inbox.linkFor(person.emailAddress, verificationLink));
  await expect(
    page.getByRole("heading", { level: 1, name: "Signup for Heron Academic - Email Verification" }),
  ).toBeVisible();
  await expect(
    page.getByText("Your account has now been activated. Please click the button below to login"),
  ).toBeVisible();
  await expect(page).not.toHaveURL(/verificationCode/);
  await page.getByRole("main").getByRole("link", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(/\/login\/academic$/);
  const logIn = async (password: string) => {
    await field(page, "Email address").fill(person.emailAddress);
    await field(page, "Password").fill(password);
    await submit(page, "Login").click();
  };
  await logIn(`${person.password}x`);
  await expect(errorArea(page)).toContainText("Invalid username and/or password supplied.");

  await page.getByRole("link", { name: /Trouble signing in/ }).click();
  await chooseProduct(page, "Academic");
  await field(page, "Email address").fill(person.emailAddress);
  await submit(page, "Send instructions").click();
  await expect(page.getByText("If a user exists, a message with reset instructions")).toBeVisible();
  await expect(field(page, "One-time password")).toHaveCount(0);
  const password = newPassword();
  await open(page, await inbox.linkFor(person.emailAddress, /\/passwordreset\/academic\//));
  await changePassword(page, password);
  await expect(page).toHaveURL(/\/login$/);
  await logIn(password);
  await expect(page).toHaveURL(`${productOrigin}/academic`);
  await expect(page.getByRole("heading", { name: `Welcome, ${person.firstname}` })).toBeVisible();
});

test("[S4.027 S4.028 S4.029 S5.039 S5.040 SEC-E1] a trainee gives the post number and, as a registrar, the date, and activates with one click in another browser", async ({
  page,
  inbox,
  browser,
}) => {
  const person = newPerson();
  await open(page, "/signup/academic");
  await fillAcademicForm(page, person);
  await chooseSector(page, "TRAINEE");
  await field(page, "Trainee post number").fill("T-17");
  const grades = field(page, "Grade");
  const others = await grades.locator("option").allTextContents();
  const other = others.find((name) => name !== "Registrar" && name !== "Choose one") ?? "";
  await grades.selectOption({ label: other });
  await expect(field(page, "Registrar appointment date")).toHaveCount(0);
  await grades.selectOption({ label: "Registrar" });
  const date = field(page, "Registrar appointment date");
  await date.fill("1949-12-31");
  await expect(date).toHaveAccessibleDescription(/Date must be between 1950-01-01 and /);
  await date.fill("2024-02-30");
  await expect(date).toHaveAccessibleDescription(/The date field must be in a valid format/);
  await date.fill("2024-02-01");
  await expect(date).not.toHaveAttribute("aria-invalid", "true");
  await createAccount(page, "TRAINEE");

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(await inbox.linkFor(person.emailAddress, verificationLink));
  await elsewhere.getByRole("button", { name: "Activate my account" }).click();
  await expect(elsewhere.getByText("Your account has now been activated.")).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByText("Your account has now been activated.")).toBeVisible();
  await context.close();
});

test("[S2.172 S2.173 S4.018 S4.019 S4.031 S4.032 S4.034 S6.004 S6.005 S6.009 S6.012 S2.160] a supervisor invites the head of department, who signs up and activates; the next supervisor finds them", async ({
  page,
  inbox,
  browser,
}) => {
  const supervisor = newPerson();
  const hod = newPerson({ firstname: "Ayanda", lastname: `Khumalo-${letters()}` });
  await open(page, "/signup/academic");
  await fillAcademicForm(page, supervisor);
  await chooseSector(page, "SUPERVISOR");
  await field(page, "Clinical unit").fill("Ward 7");
  await inviteHod(page, { emailAddress: hod.emailAddress, name: "Ayanda Khumalo" });
  await expect(page.getByText(`We will invite them at ${hod.emailAddress}`)).toBeVisible();
  await createAccount(page, "SUPERVISOR");
  await open(page, await inbox.linkFor(supervisor.emailAddress, verificationLink));
  await expect(page.getByText("Your account has now been activated.")).toBeVisible();

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(await inbox.linkFor(hod.emailAddress, /inviteKey=/));
  await expect(field(theirs, "Email address")).toHaveValue(hod.emailAddress);
  await expect(theirs.getByText("Role: Head of department")).toBeVisible();
  await expect(field(theirs, "Academic sector")).toHaveCount(0);
  await fillAcademicForm(theirs, hod);
  await chooseFirst(theirs, "Training institution");
  await createAccount(theirs, "HOD");
  await theirs.goto(await inbox.linkFor(hod.emailAddress, verificationLink));
  await expect(
    theirs.getByRole("heading", { name: "Signup for Heron Academic - Supervisor Activation" }),
  ).toBeVisible();
  await expect(theirs.getByText("Your account has now been activated.")).toBeVisible();
  await context.close();

  await open(page, "/signup/academic");
  await chooseSector(page, "SUPERVISOR");
  await field(page, "Training institution").selectOption({ index: 2 });
  await submit(page, "Find your head of department").click();
  const modal = page.getByRole("dialog", { name: "Head of department" });
  await field(modal, "Search term").fill(hod.lastname);
  await field(modal, "Institution").selectOption("");
  await field(modal, "Search term").press("Enter");
  await modal.getByRole("button", { name: `Choose Ayanda ${hod.lastname}` }).click();
  await expect(
    page.getByRole("checkbox", { name: /^I confirm that this is my head/ }),
  ).toBeVisible();
});
