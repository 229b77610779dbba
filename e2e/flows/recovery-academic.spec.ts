import { expect } from "@playwright/test";
import { productOrigin } from "../addresses.ts";
import { signUpAcademic, verificationLink } from "../fixtures/academic-form.ts";
import { chooseProduct, errorArea, field, submit } from "../fixtures/form.ts";
import { newPassword } from "../fixtures/people.ts";
import { changePassword } from "../fixtures/recovery.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

test("[S7.009 S7.033 S7.036 S7.037 S7.039 S2.154 S2.156] an academic user is refused with a wrong password, and logs in with the one that the mailed link sets, once", async ({
  page,
  inbox,
  watch,
}) => {
  watch.allow(refusedRequest);
  const person = await signUpAcademic(page);
  await open(page, await inbox.linkFor(person.emailAddress, verificationLink));
  await expect(page.getByText("Your account has now been activated.")).toBeVisible();

  await open(page, "/login/academic");
  await field(page, "Email address").fill(person.emailAddress);
  await field(page, "Password").fill(`${person.password}x`);
  await submit(page, "Login").click();
  await expect(errorArea(page)).toContainText("Invalid username and/or password supplied.");

  await page.getByRole("link", { name: /Trouble signing in/ }).click();
  await expect(page.getByRole("heading", { name: "Forgot password" })).toBeVisible();
  await chooseProduct(page, "Academic");
  await field(page, "Email address").fill(person.emailAddress);
  await submit(page, "Send instructions").click();
  await expect(page.getByText("If a user exists, a message with reset instructions")).toBeVisible();
  await expect(field(page, "One-time password")).toHaveCount(0);
  const link = await inbox.linkFor(person.emailAddress, /\/passwordreset\/academic\//);

  const password = newPassword();
  await open(page, link);
  await changePassword(page, password);
  await expect(page).toHaveURL(/\/login$/);
  await field(page, "Email address").fill(person.emailAddress);
  await field(page, "Password").fill(password);
  await submit(page, "Login").click();
  await expect(page).toHaveURL(`${productOrigin}/academic`);

  await open(page, link);
  await changePassword(page, password);
  await expect(errorArea(page)).toContainText("This link was already used.");
});
