import { expect } from "@playwright/test";
import { errorArea, expectFault, field, submit } from "../fixtures/form.ts";
import { newPerson } from "../fixtures/people.ts";
import { answer, holdBack } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const requestReminder = "/api/practice/security/username/requestReminder";
const confirmation =
  "If a user with this email address exists, then an email will be sent to their registered email address with a username reminder.";

test("[S2.021 S2.144 S2.145 S3.066] forgot username is reached from a practice's forgot password and asks for the address alone", async ({
  page,
}) => {
  await open(page, "/forgotpassword");
  await page.getByRole("radio", { name: "Practice", exact: true }).check();
  await page.getByRole("link", { name: "Forgot your username?" }).click();
  await expect(page).toHaveURL(/\/forgotusername$/);
  await expect(page.locator("main form input")).toHaveCount(1);
  await expect(field(page, "Email Address")).toHaveAttribute("name", "emailAddress");
  await expect(submit(page, "Request Reminder")).toBeVisible();
});

test("[S2.147 S4.054 S7.068 S7.069 S3.067] the confirmation takes the form's place and the focus, and is the same for everyone", async ({
  page,
}) => {
  const sent = await answer(page, requestReminder, { status: 200, body: {} });
  await open(page, "/forgotusername");
  await field(page, "Email Address").fill(" thandi@example.org ");
  await submit(page, "Request Reminder").click();
  const message = page.getByRole("main").getByRole("status");
  await expect(message).toHaveText(confirmation);
  await expect(message).toBeFocused();
  await expect(page.locator("main form")).toHaveCount(0);
  expect(sent.map(({ body }) => body)).toEqual([{ email: "thandi@example.org" }]);
  await page.getByRole("button", { name: "Ask again" }).click();
  await expect(field(page, "Email Address")).toBeVisible();
});

test("[S2.021 S2.147 S7.068] everybody with an account receives their username, and nobody else anything", async ({
  page,
  accounts,
  inbox,
}) => {
  const person = await accounts.register();
  const nobody = newPerson();
  for (const { emailAddress } of [nobody, person]) {
    await open(page, "/forgotusername");
    await field(page, "Email Address").fill(emailAddress);
    await submit(page, "Request Reminder").click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(confirmation);
  }
  await inbox.waitFor(person.emailAddress, new RegExp(person.username));
  expect(await inbox.sentTo(nobody.emailAddress)).toEqual([]);
});

test("[S5.084 S5.085 S2.146] an empty or faulty address is told so, and nothing is sent", async ({
  page,
}) => {
  const sent = await answer(page, requestReminder, { status: 200, body: {} });
  await open(page, "/forgotusername");
  await submit(page, "Request Reminder").click();
  await expectFault(field(page, "Email Address"), "The field is required");
  await expect(errorArea(page)).toBeFocused();
  await field(page, "Email Address").fill("thandi@example");
  await submit(page, "Request Reminder").click();
  await expectFault(field(page, "Email Address"), "The Email Address field is invalid");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field(page, "Email Address")).toBeFocused();
  expect(sent).toEqual([]);
});

test("[S7.070 S8.041 S8.044 S4.052 S4.053] a refused request shows the server's words, keeps the address, and a second press sends the same request", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  const sent = await answer(page, requestReminder, { status: 429, body: { message: "Later." } });
  const letGo = await holdBack(page, requestReminder);
  await open(page, "/forgotusername");
  await field(page, "Email Address").fill("thandi@example.org");
  await submit(page, "Request Reminder").click();
  await expect(submit(page, "Request Reminder")).toBeDisabled();
  await expect(submit(page, "Request Reminder")).toHaveAttribute("aria-busy", "true");
  letGo();
  await expect(errorArea(page)).toHaveText("Later.");
  await expect(field(page, "Email Address")).toHaveValue("thandi@example.org");
  await submit(page, "Request Reminder").click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.headers["idempotency-key"]).toBe(sent[0]?.headers["idempotency-key"]);
});
