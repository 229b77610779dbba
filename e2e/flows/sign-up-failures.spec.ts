import { expect } from "@playwright/test";
import { errorArea, expectFault, field, submit } from "../fixtures/form.ts";
import { newPerson } from "../fixtures/people.ts";
import { fillPracticeForm } from "../fixtures/practice-form.ts";
import { cutOff } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const register = "/api/practice/registration/register";
const communication = "There was an error communicating with the server. Please try again later.";

test.beforeEach(({ watch }) => watch.allow(refusedRequest));

test("[S7.059 SEC-D1] a taken username is said so, and nothing that was typed is lost", async ({
  page,
  accounts,
}) => {
  const owner = await accounts.register();
  const person = newPerson({ username: owner.username });
  await open(page, "/signup/practice");
  await fillPracticeForm(page, person);
  await submit(page, "Create account").click();
  await expect(errorArea(page)).toContainText(
    "This username is already in use. Please choose another one.",
  );
  await expectFault(
    field(page, "Username"),
    "This username is already in use. Please choose another one.",
  );
  await expect(field(page, "First name")).toHaveValue(person.firstname);
  await expect(field(page, "Password")).toHaveValue(person.password);
  await expect(field(page, "ID number")).toHaveValue(person.identityNumber);
  await field(page, "Username").fill(newPerson().username);
  await submit(page, "Create account").click();
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
});

test("[SEC-B3 SEC-B12] a password that everybody uses is refused with the reason", async ({
  page,
}) => {
  const person = newPerson({ password: "password1" });
  await open(page, "/signup/practice");
  await fillPracticeForm(page, person);
  await submit(page, "Create account").click();
  await expectFault(
    field(page, "Password"),
    "This password is on a list of passwords that are guessed first.",
  );
});

test("[S8.002 S8.010] a registration that gets no answer can be sent again, with the same key", async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(register)) keys.push(request.headers()["idempotency-key"]);
  });
  const person = newPerson();
  await cutOff(page, register);
  await open(page, "/signup/practice");
  await fillPracticeForm(page, person);
  await submit(page, "Create account").click();
  await expect(errorArea(page)).toHaveText(communication);
  await page.unroute(`**${register}`);
  await submit(page, "Create account").click();
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("[SEC-F10] what was typed survives a reload, but for passwords, identity and consent", async ({
  page,
}) => {
  const person = newPerson();
  await open(page, "/signup/practice");
  await fillPracticeForm(page, person);
  await page.reload();
  await expect(field(page, "First name")).toHaveValue(person.firstname);
  await expect(field(page, "Speciality")).not.toHaveValue("");
  await expect(field(page, "Password")).toHaveValue("");
  await expect(field(page, "ID number")).toHaveValue("");
  await expect(page.getByRole("checkbox", { name: /^I have read/ })).not.toBeChecked();
});
