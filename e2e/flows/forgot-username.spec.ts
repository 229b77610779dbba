import { expect } from "@playwright/test";
import { field, submit } from "../fixtures/form.ts";
import { newPerson } from "../fixtures/people.ts";
import { test } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

const confirmation =
  "If a user with this email address exists, then an email will be sent to their registered email address with a username reminder.";

test("[S2.021 S2.144 S2.145 S2.147 S3.066 S7.068] a person with an account receives the username, and other addresses receive nothing", async ({
  page,
  accounts,
  inbox,
}) => {
  const person = await accounts.register();
  const nobody = newPerson();
  await open(page, "/forgotpassword");
  await page.getByRole("radio", { name: "Practice", exact: true }).check();
  await page.getByRole("link", { name: "Forgot your username?" }).click();
  await expect(page).toHaveURL(/\/forgotusername$/);
  await expect(page.locator("main form input")).toHaveCount(1);
  await expect(field(page, "Email Address")).toHaveAttribute("name", "emailAddress");
  for (const { emailAddress } of [nobody, person]) {
    await open(page, "/forgotusername");
    await field(page, "Email Address").fill(emailAddress);
    await submit(page, "Request Reminder").click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(confirmation);
  }
  await inbox.waitFor(person.emailAddress, new RegExp(person.username));
  expect(await inbox.sentTo(nobody.emailAddress)).toEqual([]);
});
