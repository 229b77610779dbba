import { expect } from "@playwright/test";
import { box, dialog, openFinder, options } from "../fixtures/find-doctor.ts";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

// What screen readers get: roles, names, states and live regions. The snapshots fix the order in which they read it.

test.beforeEach(({ watch }) => watch.allow(refusedRequest));

test("[S2.107 S8.001 S8.003] a refused login is announced, links to each faulty field by name, and keeps what was typed", async ({
  page,
}) => {
  await open(page, "/login/practice");
  await submit(page, "Login").click();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - heading "Log in" [level=1]
    - alert:
      - text: You have not completed this form correctly. Please review each highlighted field and correct.
      - list:
        - listitem:
          - 'link "Username: The field is required"'
        - listitem:
          - 'link "Password: The field is required"'
    - group "Select a product":
      - radio "Patient"
      - radio "Practice" [checked]
      - radio "Academic"
    - textbox "Username" [invalid]
    - textbox "Password" [invalid]
    - button "Show password"
    - button "Login"
    - paragraph:
      - link "Trouble signing in? Click here"
  `);
  await expect(errorArea(page)).toBeFocused();
  await expect(field(page, "Username")).toHaveAccessibleDescription("The field is required");
  await field(page, "Username").fill("nobody-here");
  await field(page, "Password").fill("wrong-password-1");
  await submit(page, "Login").click();
  await expect(errorArea(page)).toHaveText(/^Invalid username and\/or password supplied/);
  await expect(errorArea(page)).toBeFocused();
  await expect(field(page, "Username")).toHaveValue("nobody-here");
});

test("[S2.145 S2.147] a requested reminder is announced in place of the form", async ({ page }) => {
  await open(page, "/forgotusername");
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText("");
  await field(page, "Email Address").fill("thandi@example.org");
  await submit(page, "Request Reminder").click();
  await expect(status).toHaveText(/^If a user with this email address exists/);
  await expect(status).toBeFocused();
});

test("[S2.148 S2.149 S2.152] a new password is read with its rules and which of them are still unmet", async ({
  page,
}) => {
  await open(page, "/passwordreset/ud/token");
  await field(page, "New password").fill("heron4la");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - heading "Change Password" [level=1]
    - paragraph: Please enter your new password below
    - textbox "New password": heron4la
    - button "Show new password"
    - list:
      - listitem: /At least 8 characters/
      - listitem: /At least one lowercase letter/
      - listitem: /At least one number/
    - textbox "Confirm password"
    - button "Change Password"
  `);
});

test("[S2.165 S2.166 S2.167] a removal is read with the account, the consequences, and both choices", async ({
  page,
}) => {
  const body = { userId: "user-7", maskedEmail: "t***@e***.org" };
  await answer(page, "/api/practice/profile/deleterequest/validate/some-token", {
    status: 200,
    body,
  });
  await open(page, "/requestremoval/some-token");
  await expect(submit(page, "Confirm removal")).toBeVisible();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - heading "Account removal" [level=1]
    - status:
      - term: Requesting user
      - definition: t***@e***.org
    - list:
      - listitem: Nobody can log in to the account any more.
    - button "Confirm removal"
    - link "Keep my account"
  `);
});

test("[S2.046 S2.049 S2.052] suggestions are read as options of the box, and the choice is announced", async ({
  page,
  products,
}) => {
  const name = `Curlew ${crypto.randomUUID().slice(0, 8)} Rooms`;
  await products.savePractice({ id: `p-${crypto.randomUUID()}`, name });
  await openFinder(page);
  await box(page).fill(name);
  await expect(options(page)).toHaveCount(1);
  await expect(box(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(box(page)).toHaveAttribute("aria-activedescendant", /.+/);
  await page.keyboard.press("Enter");
  await expect(
    dialog(page).getByRole("status").filter({ hasText: "You have selected" }),
  ).toHaveText(`You have selected ${name.toUpperCase()}. Would you like to continue?`);
});

test("[S1.035 S8.040] a refused contact request is announced and links to each faulty field by name", async ({
  page,
}) => {
  await open(page, "/practice");
  const form = page.locator("#contact");
  await form.getByRole("button", { name: "Contact me" }).click();
  await expect(form.getByRole("alert")).toBeFocused();
  await expect(form).toMatchAriaSnapshot(`
    - alert:
      - text: Please ensure that your contact details are entered correctly.
      - list:
        - listitem:
          - 'link "Name: The field is required"'
    - textbox "Name" [invalid]
    - textbox "Last name" [invalid]
    - textbox "Email address" [invalid]
    - textbox "Phone number" [invalid]
    - checkbox "You may also send me news about your products by email. I can take this back at any time."
    - button "Contact me"
  `);
});
