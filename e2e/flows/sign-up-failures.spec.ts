import { expect } from "@playwright/test";
import { errorArea, expectFault, field, submit } from "../fixtures/form.ts";
import { newPerson } from "../fixtures/people.ts";
import { fillPracticeForm } from "../fixtures/practice-form.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

test("[S7.059 SEC-D1 SEC-F10] a taken username is reported, and what was typed is kept, also by a reload, except passwords, identity and consent", async ({
  page,
  accounts,
  watch,
}) => {
  watch.allow(refusedRequest);
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

  await page.reload();
  await expect(field(page, "First name")).toHaveValue(person.firstname);
  await expect(field(page, "Speciality")).not.toHaveValue("");
  await expect(field(page, "Password")).toHaveValue("");
  await expect(field(page, "ID number")).toHaveValue("");
  const terms = page.getByRole("checkbox", { name: /^I have read/ });
  await expect(terms).not.toBeChecked();

  await field(page, "ID number").fill(person.identityNumber);
  await field(page, "Username").fill(newPerson().username);
  await field(page, "Password").fill(person.password);
  await field(page, "Confirm password").fill(person.password);
  await terms.check();
  await submit(page, "Create account").click();
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
});
