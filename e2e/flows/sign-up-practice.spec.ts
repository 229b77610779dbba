import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { chooseProduct, field, submit } from "../fixtures/form.ts";
import { newPerson } from "../fixtures/people.ts";
import { choose, fillPracticeForm } from "../fixtures/practice-form.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

test("[S2.129 S2.091 S6.017 S7.055 S7.057 S7.058 S7.077 S7.079] a professional signs up and is logged in at the product", async ({
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
  await page.goBack();
  await expect(page.getByRole("heading", { name: "You have signed up" })).toBeVisible();
  await expect(submit(page, "Create account"), "no empty form").toHaveCount(0);
  await page.getByRole("link", { name: "Sign up somebody else" }).click();
  await expect(submit(page, "Create account")).toBeVisible();
});

test("[S3.034 S3.035 S3.042 S3.045 S5.053 S5.054] a person signs up with a passport, and logs in with the number that is to be the username", async ({
  page,
}) => {
  const person = newPerson();
  await open(page, "/signup/practice");
  await fillPracticeForm(page, person);
  await page.getByRole("radio", { name: "Passport", exact: true }).check();
  await field(page, "Passport number").fill("A1234567");
  await field(page, "Passport country").selectOption({ label: "Zimbabwe" });
  await choose(page, "usernameType", "CELLULAR");
  await expect(field(page, "Username")).toHaveCount(0);
  await submit(page, "Create account").click();
  await expect(page.getByRole("heading", { name: `Welcome, ${person.firstname}` })).toBeVisible();
  await open(page, "/login/practice");
  await field(page, "Username").fill(person.cellularNumber);
  await field(page, "Password").fill(person.password);
  await submit(page, "Login").click();
  await expect(page.getByRole("heading", { name: `Welcome, ${person.firstname}` })).toBeVisible();
});
