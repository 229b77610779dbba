import { expect } from "@playwright/test";
import { resetByCode } from "./steps.ts";
import { test } from "./test.ts";

test.use({ runsScript: false });

test("[S2.107 S2.113 S8.020] Firefox without script logs in after a wrong password", async ({
  visit,
  accounts,
}) => {
  const person = await accounts.register();
  await visit.open("/login/practice");
  await visit.fill("Username", person.username);
  await visit.fill("Password", "wrong-otter-1");
  await visit.press("button", "Login");
  await visit.sees("alert", /Invalid username and\/or password supplied\./);
  await visit.fill("Password", person.password);
  await visit.press("button", "Login");
  await visit.sees("heading", `Welcome, ${person.firstname}`);
});

test("[S2.139 S2.140 S2.141] Firefox without script sets a new password by a code from the phone", async ({
  visit,
  accounts,
  inbox,
}) => {
  const person = await accounts.register();
  await visit.open("/forgotpassword");
  await visit.press("radio", /^Practice/);
  // Without script the label contains a variant for each product; only one is shown.
  await visit.fill(/^Username/, person.username);
  await visit.press("button", "Send instructions");
  const password = await resetByCode(visit, inbox, person);
  expect(await accounts.tryLogin(person.username, password)).toBe(200);
});
