import { expect, type Page } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { errorArea, expectFault, field, product, submit } from "../fixtures/form.ts";
import { newPassword } from "../fixtures/people.ts";
import { test } from "../fixtures/test.ts";
import { refusedRequest } from "../fixtures/watch.ts";

const resetLink = /\/passwordreset\/ud\//;

/** Clicks a button; the browser submits its form and shows the response. */
const press = (page: Page, name: string) => submit(page, name).click();

test("a page that answers a form without script works with script from there on, unchanged", async ({
  page,
  accounts,
  watch,
}) => {
  watch.allow(refusedRequest);
  const person = await accounts.register();
  await page.goto("/login/practice");
  await field(page, "Username").fill(person.username);
  await field(page, "Password").fill("wrong-otter-1");
  // Submits the form past the scripts, as the browser does before they run.
  await page.evaluate(() => document.querySelector<HTMLFormElement>("form#login")?.submit());
  await expect(errorArea(page)).toBeFocused();
  await expect(errorArea(page)).toContainText("Invalid username and/or password");
  await expect(field(page, "Username")).toHaveValue(person.username);
  await field(page, "Password").fill(person.password);
  await press(page, "Login");
  await expect(page).toHaveURL(`${productOrigin}/practice`);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("[S2.107 S2.113 S7.052] a professional chooses the product, is told of a wrong password, and logs in to the product", async ({
    page,
    context,
    accounts,
  }) => {
    const person = await accounts.register();
    await page.goto("/login");
    await product(page, "Practice").check();
    await page.locator("#username").fill(person.username);
    await field(page, "Password").fill("wrong-otter-1");
    await press(page, "Login");
    await expect(errorArea(page)).toContainText("Invalid username and/or password");
    await expect(field(page, "Username")).toHaveValue(person.username);
    await expect(field(page, "Password")).toHaveValue("");
    await press(page, "Login");
    await expectFault(field(page, "Password"), "The field is required");
    await errorArea(page)
      .getByRole("link", { name: /^Password/ })
      .click();
    await expect(field(page, "Password")).toBeFocused();
    await field(page, "Password").fill(person.password);
    await press(page, "Login");
    await expect(page).toHaveURL(`${productOrigin}/practice`);
    await expect(page.getByRole("heading", { name: `Welcome, ${person.firstname}` })).toBeVisible();
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === "login-context")?.value).toBe("practice");
  });

  test("[S2.141 S2.148 S2.156 SEC-C13] a mailed link sets a new password, and the login takes it", async ({
    page,
    accounts,
    inbox,
  }) => {
    const person = await accounts.register();
    const password = newPassword();
    await page.goto("/forgotpassword");
    await field(page, "Username").fill(person.username);
    await press(page, "Send instructions");
    await expect(page.getByRole("main").getByRole("status")).toContainText(/if a user exists/i);
    await page.reload();
    await expect(field(page, "Username")).toHaveValue(person.username);
    await page.goto(await inbox.linkFor(person.emailAddress, resetLink));
    await field(page, "New password").fill(password);
    await field(page, "Confirm password").fill("another");
    await press(page, "Change Password");
    await expect(errorArea(page)).toBeVisible();
    await field(page, "New password").fill(password);
    await field(page, "Confirm password").fill(password);
    await press(page, "Change Password");
    await expect(page).toHaveURL(/\/login\?answered=$/);
    await expect(page.getByText("Your password was changed")).toBeVisible();
    await product(page, "Practice").check();
    await page.locator("#username").fill(person.username);
    await page.locator("#password").fill(password);
    await press(page, "Login");
    await expect(page).toHaveURL(`${productOrigin}/practice`);
  });

  test("[S2.130 S2.157 S2.161 S4.027 S4.028 S4.029] a trainee signs up step by step, activates with the mailed link, and logs in", async ({
    page,
    inbox,
  }) => {
    const email = `trainee.${Date.now()}@example.org`;
    const password = newPassword();
    const goOn = (at: number) => page.getByRole("button", { name: "Continue" }).nth(at).click();
    const choose = (name: string, option: string) =>
      page.locator(`select[name="${name}"]`).selectOption({ label: option });
    await page.goto("/signup/academic");
    await field(page, "Name").fill("Zanele");
    await field(page, "Surname").fill("Mthembu");
    await page.locator("#username").fill(email);
    await page.locator("#cellPhoneNumber").fill("0831234567");
    await page.locator("#idNumber").fill("8001015009087");
    await page.getByRole("radio", { name: "Yes" }).check();
    await goOn(0);
    await expect(page.locator("#idNumber")).toHaveValue("8001015009087");
    await choose("disciplineId", "Anaesthetics");
    await page.getByRole("radio", { name: /^Trainee/ }).check();
    await goOn(1);
    await choose("specialityId", "Anaesthetics");
    await goOn(2);
    await choose("specialityGradeId", "Registrar");
    await page.locator("#hpcsaNumber").fill("MP0123456");
    await page.locator('select[name="trainingInstitutionId"]').selectOption({ index: 1 });
    await page.locator("#traineePostNumber").fill("PN-77");
    await goOn(3);
    await page.locator("#registrarAppointmentDate").fill("2024-02-29");
    await page.locator("#password").fill(password);
    await page.locator("#confirmPassword").fill(password);
    await page.locator("#termsAccepted").check();
    await press(page, "Create account");
    await expect(page).toHaveURL(/\/verifyEmail\?email=/);
    await page.goto(await inbox.linkFor(email, /\/verifyEmail\?/));
    await page.getByRole("main").getByRole("button").first().click();
    await expect(page.getByText("Your account has now been activated.")).toBeVisible();
    await page.goto("/login/academic");
    await page.locator("#username").fill(email);
    await page.locator("#password").fill(password);
    await press(page, "Login");
    await expect(page).toHaveURL(`${productOrigin}/academic`);
  });

  test("[S2.058 S2.060] a contact request is sent, and the page says so at its form", async ({
    page,
  }) => {
    await page.goto("/practice");
    await press(page, "Contact me");
    await expect(errorArea(page)).toBeInViewport();
    await field(page, "Name").fill("Nomvula");
    await field(page, "Last name").fill("Dube");
    await field(page, "Email address").fill("nomvula@example.org");
    await field(page, "Phone number").fill("0821234567");
    await press(page, "Contact me");
    await expect(submit(page, "Request sent")).toBeInViewport();
    await expect(page).toHaveURL(/\/practice\?answered=#contact-form$/);
  });
});
