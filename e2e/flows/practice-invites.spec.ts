import { expect } from "@playwright/test";
import { errorArea, field, submit } from "../fixtures/form.ts";
import { newPerson } from "../fixtures/people.ts";
import { fillInvitedForm, whenListsAreThere } from "../fixtures/practice-form.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const inviteLink = /\/signup\/practice\?inviteCode=[\w-]{20,}$/;

test("[S4.001 S4.002 S4.003 S4.005 S4.044 S4.045 S7.085 S7.086] an invited person signs up without practice fields; the invite works once", async ({
  page,
  inbox,
  products,
}) => {
  const person = newPerson();
  await products.invite(person.emailAddress);
  const link = await inbox.linkFor(person.emailAddress, inviteLink);
  await open(page, link);
  await whenListsAreThere(page);
  await expect(field(page, "Practice number")).toHaveCount(0);
  await expect(field(page, "Practice phone")).toHaveCount(0);
  await fillInvitedForm(page, person);
  await submit(page, "Create account").click();
  await expect(page.getByRole("heading", { name: `Welcome, ${person.firstname}` })).toBeVisible();

  await page.goto(link);
  await expect(page).toHaveURL(/\/login\/practice$/);
});

test("[S2.118 S4.004 S4.007] a person with an account logs in with the invite, which is then accepted", async ({
  page,
  accounts,
  products,
}) => {
  const person = await accounts.register();
  const { link } = await products.inviteByHand(person.emailAddress);
  await open(page, link.replace("/signup/practice", "/login/practice"));
  await expect(page).toHaveURL(/\/login\/practice$/);
  const sent = page.waitForRequest(/\/security\/auth/);
  await field(page, "Username").fill(person.username);
  await field(page, "Password").fill(person.password);
  await submit(page, "Login").click();
  expect(new URL((await sent).url()).searchParams.get("inviteCode")).toBe(
    new URL(link).searchParams.get("inviteCode"),
  );
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await page.goto(link);
  await expect(page).toHaveURL(/\/login\/practice$/);
});

test("[S4.006 S4.008 S8.029] the login says that an invite was revoked, and works without it", async ({
  page,
  products,
}) => {
  const { id, link } = await products.inviteByHand(newPerson().emailAddress);
  await products.revokeInvite(id);
  await open(page, link.replace("/signup/practice", "/login/practice"));
  await expect(errorArea(page)).toHaveText(
    "Invite cannot be accepted, status of invite currently is REVOKED",
  );
  await expect(field(page, "Username")).toBeEditable();
});

test("[S4.007 S7.059] an invited person whose username is taken is led to the login with the invite", async ({
  page,
  products,
  watch,
}) => {
  watch.allow(refusedRequest);
  const person = newPerson();
  const { link } = await products.inviteByHand(person.emailAddress);
  await answer(page, "/api/practice/registration/register", {
    status: 409,
    body: { code: "USERNAME_TAKEN", message: "Taken." },
  });
  await open(page, link);
  await expect(field(page, "Practice number")).toHaveCount(0);
  await fillInvitedForm(page, person);
  await submit(page, "Create account").click();
  await page.getByRole("link", { name: "Is it yours? Log in with this invite" }).click();
  await expect(page).toHaveURL(/\/login\/practice$/);
  const sent = page.waitForRequest(/\/security\/auth/);
  await field(page, "Username").fill(person.username);
  await field(page, "Password").fill(person.password);
  await submit(page, "Login").click();
  const brought = new URL((await sent).url()).searchParams.get("inviteCode");
  expect(brought).toBe(new URL(link).searchParams.get("inviteCode"));
});

test("[SEC-C13 S4.001] the invite's code is removed from the address bar and survives a reload", async ({
  page,
  products,
}) => {
  const { link } = await products.inviteByHand(newPerson().emailAddress);
  await open(page, link);
  await expect(page).toHaveURL(/\/signup\/practice$/);
  await page.reload();
  await whenListsAreThere(page);
  await expect(field(page, "Practice number")).toHaveCount(0);
});
