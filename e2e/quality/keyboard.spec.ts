import { expect } from "@playwright/test";
import { product, submit } from "../fixtures/form.ts";
import { chooseByKeys, logInByKeys, tabTo, type } from "../fixtures/keyboard.ts";
import { newPerson } from "../fixtures/people.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

test("[S2.129 S2.090 S6.017] a person signs up and logs in again with the keyboard alone", async ({
  page,
}) => {
  const person = newPerson();
  await open(page, "/signup");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, product(page, "Patient"));
  await page.keyboard.press("ArrowRight");
  await expect(product(page, "Practice")).toBeChecked();
  await type(page, "First name", person.firstname);
  await type(page, "Last name", person.lastname);
  await type(page, "Email address", person.emailAddress);
  await type(page, "Cellular number", person.cellularNumber);
  await type(page, "ID number", person.identityNumber);
  await chooseByKeys(page, "Discipline");
  await chooseByKeys(page, "Speciality");
  await chooseByKeys(page, "Role");
  await type(page, "HPCSA number", person.hpcsaNumber);
  await type(page, "Practice number", person.practiceNumber);
  await type(page, "Practice phone", person.practicePhone);
  await type(page, "Username", person.username);
  await type(page, "Password", person.password);
  await type(page, "Confirm password", person.password);
  await tabTo(page, page.getByRole("checkbox", { name: /^I have read and accept/ }));
  await page.keyboard.press("Space");
  await tabTo(page, submit(page, "Create account"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `Welcome, ${person.firstname}` })).toBeVisible();

  await open(page, "/login/practice");
  await logInByKeys(page, "Username", person.username, person.password);
});

test("[S2.083 S9.016] a modal keeps the focus, closes with Escape and gives the focus back", async ({
  page,
}) => {
  await open(page, "/about");
  const opener = page.getByRole("contentinfo").getByRole("button", { name: "Privacy" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest("[role=dialog], dialog") === null;
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
