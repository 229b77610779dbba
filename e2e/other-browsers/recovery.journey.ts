import { expect } from "@playwright/test";
import { newPassword } from "../fixtures/people.ts";
import { askForReset, changePassword, resetByCode } from "./steps.ts";
import { test } from "./test.ts";

test("[S2.143 S2.150 S2.156] the link in the mail sets a new practice password", {
  tag: "@webkit",
}, async ({ visit, accounts, inbox }) => {
  const person = await accounts.register();
  await askForReset(visit, person.username);
  await visit.open(await inbox.linkFor(person.emailAddress, /\/passwordreset\/ud\//));
  const password = newPassword();
  await changePassword(visit, password);
  await visit.isAt(/\/login(\?answered=)?$/);
  await visit.sees("status", /^Your password was changed/);
  expect(await accounts.tryLogin(person.username, person.password)).toBe(401);
  expect(await accounts.tryLogin(person.username, password)).toBe(200);
});

test("[S2.139 S2.140 S2.141] a code from the phone sets a new practice password", {
  tag: "@firefox",
}, async ({ visit, accounts, inbox }) => {
  const person = await accounts.register();
  await askForReset(visit, person.username);
  const password = await resetByCode(visit, inbox, person);
  await visit.fill("Username", person.username);
  await visit.fill("Password", password);
  await visit.press("button", "Login");
  await visit.sees("heading", `Welcome, ${person.firstname}`);
});

test("[S2.145 S2.147] a forgotten username is mailed", { tag: "@webkit" }, async ({
  visit,
  accounts,
  inbox,
}) => {
  const person = await accounts.register();
  await visit.open("/forgotpassword");
  await visit.press("radio", /^Practice/);
  await visit.press("link", "Forgot your username?");
  await visit.isAt(/\/forgotusername$/);
  await visit.fill("Email Address", person.emailAddress);
  await visit.press("button", "Request Reminder");
  await visit.sees("status", /^If a user with this email address exists/);
  await inbox.waitFor(person.emailAddress, new RegExp(person.username));
});

test("[S2.168 S7.097] the link of the app removes an account", { tag: "@firefox" }, async ({
  visit,
  products,
}) => {
  await visit.open(await products.requestRemoval(await products.addPatient()));
  await visit.press("button", "Confirm removal");
  await visit.isAt(/\/patient$/);
  await visit.sees("status", /^Your account was removed/);
});
