import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, holdBack } from "../../../test/back-end.ts";
import { errorArea, expectFault, field, submit } from "../../../test/form.ts";
import { press } from "../../../test/keyboard.ts";
import { open } from "../../../test/open-screen.tsx";

const requestReminder = "/api/practice/security/username/requestReminder";
const confirmation =
  "If a user with this email address exists, then an email will be sent to their registered email address with a username reminder.";

test("[S2.147 S4.054 S7.068 S7.069 S3.067] the confirmation takes the form's place and the focus, and is the same for everyone", async () => {
  const sent = answer(requestReminder, { status: 200, body: {} });
  await open("/forgotusername");
  await field("Email Address").fill(" \u200bthandi@example.org\u200e ");
  await submit("Request Reminder").click();
  const message = page.getByRole("main").getByRole("status");
  await expect.element(message).toHaveTextContent(confirmation);
  await expect.element(message).toHaveFocus();
  await expect.element(page.css("main input:not([type=hidden])")).toHaveLength(0);
  expect(sent.map(({ body }) => body)).toEqual([{ email: "thandi@example.org" }]);
  await page.getByRole("button", { name: "Ask again" }).click();
  await expect.element(field("Email Address")).toBeVisible();
});

test("[S5.084 S5.085 S2.146] an empty or faulty address is told so, and nothing is sent", async () => {
  const sent = answer(requestReminder, { status: 200, body: {} });
  await open("/forgotusername");
  await submit("Request Reminder").click();
  await expectFault(field("Email Address"), "The field is required");
  await expect.element(errorArea()).toHaveFocus();
  await field("Email Address").fill("thandi@example");
  await submit("Request Reminder").click();
  await expectFault(field("Email Address"), "The Email Address field is invalid");
  await press("Tab");
  await press("Enter");
  await expect.element(field("Email Address")).toHaveFocus();
  expect(sent).toEqual([]);
});

test("[S7.070 S8.041 S8.044 S4.052 S4.053] a refused request shows the server's words, keeps the address, and a second press sends the same request", async () => {
  const sent = answer(requestReminder, { status: 429, body: { message: "Later." } });
  const letGo = holdBack(requestReminder);
  await open("/forgotusername");
  await field("Email Address").fill("thandi@example.org");
  await submit("Request Reminder").click();
  await expect.element(submit("Request Reminder")).toBeDisabled();
  await expect.element(submit("Request Reminder")).toHaveAttribute("aria-busy", "true");
  letGo();
  await expect.element(errorArea()).toHaveTextContent("Later.");
  await expect.element(field("Email Address")).toHaveValue("thandi@example.org");
  await submit("Request Reminder").click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.headers["idempotency-key"]).toBe(sent[0]?.headers["idempotency-key"]);
});
