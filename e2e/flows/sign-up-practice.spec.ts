import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { chooseProduct, errorArea, field, submit } from "../fixtures/form.ts";
import { newPerson } from "../fixtures/people.ts";
import { choose, fillPracticeForm } from "../fixtures/practice-form.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const register = "/api/practice/registration/register";

test("[S2.129 S2.091 S6.017 S7.055 S7.057 S7.058 S7.077 S7.079] a professional signs up, lands signed in at the product, and can log in again", async ({
  page,
  inbox,
}) => {
  const person = newPerson();
  await open(page, "/signup");
  await chooseProduct(page, "Practice");
  await fillPracticeForm(page, person);
  await submit(page, "Create account").click();
  await expect(page).toHaveURL(`${productOrigin}/practice`);
  await expect(page.getByRole("heading", { name: `Welcome, ${person.firstname}` })).toBeVisible();
  await expect(page.getByText(person.emailAddress)).toBeVisible();
  await inbox.waitFor(person.emailAddress, /welcome/i);

  await page.getByRole("button", { name: "Log out" }).click();
  await field(page, "Username").fill(person.username);
  await field(page, "Password").fill(person.password);
  await submit(page, "Login").click();
  await expect(page.getByRole("heading", { name: `Welcome, ${person.firstname}` })).toBeVisible();
});

test("[S7.056 S3.025 S3.026 S3.027 S3.028 S3.029 S3.030 S3.031 S3.032 S3.033 S3.036 S3.037 S3.038 S3.040 S6.006] the registration sends the practice user, and nothing of the form alone", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  const sent = await answer(page, register, { status: 400, body: { message: "No." } });
  const person = newPerson();
  await open(page, "/signup/practice");
  await fillPracticeForm(page, person);
  await submit(page, "Create account").click();
  await expect(errorArea(page)).toHaveText("No.");
  const { practicePhone, hpcsaNumber, ...plain } = person;
  expect(sent[0]?.body).toEqual({
    ...plain,
    practicePhone,
    phone: { number: practicePhone },
    identityType: "IDDOC",
    hcp: {
      discipline: expect.any(String),
      speciality: expect.any(String),
      role: expect.any(String),
      hpcsaNumber,
    },
    type: "HCP",
    termsAccepted: true,
  });
  expect(sent[0]?.headers["idempotency-key"]).toMatch(/\S{16,}/);
});

for (const [clause, type, username] of [
  ["S3.044", "EMAIL", (person: ReturnType<typeof newPerson>) => person.emailAddress],
  ["S3.045", "CELLULAR", (person: ReturnType<typeof newPerson>) => person.cellularNumber],
] as const) {
  test(`[${clause} S3.042] with username type ${type}, that is what logs in`, async ({ page }) => {
    const person = newPerson();
    await open(page, "/signup/practice");
    await fillPracticeForm(page, person);
    await choose(page, "usernameType", type);
    await expect(field(page, "Username")).toHaveCount(0);
    await submit(page, "Create account").click();
    await expect(page.getByRole("heading", { name: `Welcome, ${person.firstname}` })).toBeVisible();
    await open(page, "/login/practice");
    await field(page, "Username").fill(username(person));
    await field(page, "Password").fill(person.password);
    await submit(page, "Login").click();
    await expect(page.getByRole("heading", { name: `Welcome, ${person.firstname}` })).toBeVisible();
  });
}

test("[S3.034 S3.035 S5.053 S5.054] a person with a passport signs up", async ({ page }) => {
  const person = newPerson();
  await open(page, "/signup/practice");
  await fillPracticeForm(page, person);
  await page.getByRole("radio", { name: "Passport", exact: true }).check();
  await field(page, "Passport number").fill("A1234567");
  await field(page, "Passport country").selectOption({ label: "Zimbabwe" });
  await submit(page, "Create account").click();
  await expect(page.getByRole("heading", { name: `Welcome, ${person.firstname}` })).toBeVisible();
});

for (const path of ["/signup/practice", "/register/practice"]) {
  test(`[S2.016 S2.018 S2.120] ${path} shows the practice form at its own address`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(field(page, "First name")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test("[S2.133 S2.132] the terms can be read before they are accepted", async ({ page }) => {
  await open(page, "/signup/practice");
  const box = page.getByRole("checkbox", {
    name: /^I have read and accept the Terms and Conditions/,
  });
  await page
    .getByRole("main")
    .getByRole("button", { name: "Terms and Conditions" })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(box).not.toBeChecked();
});

test("[S2.135] every field that must be filled has an asterisk, and no other has", async ({
  page,
}) => {
  await open(page, "/signup/practice");
  await expect(field(page, "Discipline")).toBeEnabled();
  const missing = await page.locator("main form").evaluate((form) => {
    const controls = [...form.querySelectorAll("input:not([type=radio]), select")];
    return controls
      .filter(
        (control) => control instanceof HTMLInputElement || control instanceof HTMLSelectElement,
      )
      .filter((control) => !control.labels?.[0]?.textContent.includes("*"))
      .map((control) => control.name);
  });
  expect(missing).toEqual([]);
});

test("[SEC-A9 S3.044 S3.045 S3.046] a password manager keeps the password under the field that is to be the username", async ({
  page,
}) => {
  await open(page, "/signup/practice");
  const marked = page.locator('form [autocomplete="username"]');
  const fields = { CUSTOM: "username", EMAIL: "emailAddress", CELLULAR: "cellularNumber" };
  for (const [usernameType, name] of Object.entries(fields)) {
    await choose(page, "usernameType", usernameType);
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute("name", name);
  }
  await expect(field(page, "Email address")).toHaveAttribute("autocomplete", "email");
});
