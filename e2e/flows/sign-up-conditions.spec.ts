import { expect, type Page } from "@playwright/test";
import { expectNoFault, field, submit } from "../fixtures/form.ts";
import { newPerson } from "../fixtures/people.ts";
import {
  choose,
  chooseFirst,
  fillPracticeForm,
  whenListsAreThere,
} from "../fixtures/practice-form.ts";
import { answer } from "../fixtures/stubs.ts";
import { test } from "../fixtures/test.ts";
import { open, refusedRequest } from "../fixtures/watch.ts";

const register = "/api/practice/registration/register";
const shown = (page: Page, label: string) => expect(field(page, label), label).toBeVisible();
const hidden = (page: Page, label: string) => expect(field(page, label), label).toHaveCount(0);

test("[S4.036 S4.037 S4.038 S4.039 S6.008 S7.081 S7.083] discipline reveals and loads speciality, speciality reveals and loads role, and a change takes both back", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes("/lookup/")) asked.push(pathname.replace("/api/practice", ""));
  });
  await open(page, "/signup/practice");
  await whenListsAreThere(page);
  await hidden(page, "Speciality");
  await hidden(page, "Role");
  await chooseFirst(page, "Discipline");
  await shown(page, "Speciality");
  await hidden(page, "Role");
  await chooseFirst(page, "Speciality");
  await chooseFirst(page, "Role");
  const discipline = await field(page, "Discipline").inputValue();
  const speciality = await field(page, "Speciality").inputValue();
  expect(asked).toContain(`/lookup/discipline/${discipline}/specialities`);
  expect(asked).toContain(`/lookup/speciality/${speciality}/roles`);

  const another = await field(page, "Discipline").locator("option").nth(2).getAttribute("value");
  await field(page, "Discipline").selectOption(another);
  await shown(page, "Speciality");
  await expect(field(page, "Speciality")).toHaveValue("");
  await hidden(page, "Role");
});

test("[S4.040 S4.041 S4.042] the identity type decides between ID number and passport, and a change empties the other", async ({
  page,
}) => {
  await open(page, "/signup/practice");
  await expect(page.getByRole("radio", { name: "South African ID" })).toBeChecked();
  await field(page, "ID number").fill("8001014800080");
  await page.getByRole("radio", { name: "Passport", exact: true }).check();
  await hidden(page, "ID number");
  await field(page, "Passport number").fill("A1234567");
  await shown(page, "Passport country");
  await page.getByRole("radio", { name: "South African ID" }).check();
  await expect(field(page, "ID number")).toHaveValue("");
  await hidden(page, "Passport number");
  await hidden(page, "Passport country");
  await page.getByRole("radio", { name: "Passport", exact: true }).check();
  await expect(field(page, "Passport number")).toHaveValue("");
});

test("[S3.042 S3.046 S4.043] a username of one's own is asked for only where it is chosen", async ({
  page,
}) => {
  await open(page, "/signup/practice");
  await expect(page.locator("input[name=usernameType][value=CUSTOM]")).toBeChecked();
  await shown(page, "Username");
  await choose(page, "usernameType", "EMAIL");
  await hidden(page, "Username");
  await choose(page, "usernameType", "CELLULAR");
  await hidden(page, "Username");
  await choose(page, "usernameType", "CUSTOM");
  await shown(page, "Username");
});

test("[S4.001 S4.002 S4.003 S4.044 S4.045 S5.059 S3.039 S3.041] an invited professional is not asked for a practice, and the invite travels", async ({
  page,
  watch,
}) => {
  watch.allow(refusedRequest);
  const body = { status: "SENT", inviteCode: "code-1", userType: "HCP" };
  await answer(page, "/api/practice/invite/code-1", { status: 200, body });
  const sent = await answer(page, register, { status: 400, body: { message: "No." } });
  const person = newPerson();
  await open(page, "/signup/practice");
  await fillPracticeForm(page, person);
  await open(page, "/signup/practice?inviteCode=code-1");
  await hidden(page, "Practice number");
  await hidden(page, "Practice phone");
  await field(page, "ID number").fill(person.identityNumber);
  await field(page, "Password").fill(person.password);
  await field(page, "Confirm password").fill(person.password);
  await page.getByRole("checkbox", { name: /^I have read/ }).check();
  await submit(page, "Create account").click();
  await expect(page.getByRole("alert")).toHaveText("No.");
  expect(sent[0]?.body).toMatchObject({ inviteCode: "code-1", type: "HCP" });
  expect(sent[0]?.body).not.toHaveProperty("practiceNumber");
  expect(sent[0]?.body).not.toHaveProperty("practicePhone");
  expect(sent[0]?.body).not.toHaveProperty("phone");
});

test("[S4.046 S6.007] an invite for another type asks for no professional field", async ({
  page,
}) => {
  const body = { status: "SENT", inviteCode: "code-1", userType: "RECEPTIONIST" };
  await answer(page, "/api/practice/invite/code-1", { status: 200, body });
  await open(page, "/signup/practice?inviteCode=code-1");
  for (const label of ["Discipline", "HPCSA number", "Practice number", "Practice phone"]) {
    await hidden(page, label);
  }
  await shown(page, "ID number");
});

for (const status of ["ACCEPTED", "REGISTERED"]) {
  test(`[S4.004 S4.005] an invite that is ${status} leads to the login`, async ({ page }) => {
    const body = { status, inviteCode: "code-1", userType: "HCP" };
    await answer(page, "/api/practice/invite/code-1", { status: 200, body });
    await page.goto("/signup/practice?inviteCode=code-1");
    await expect(page).toHaveURL(/\/login(\/practice)?$/);
  });
}

for (const [clause, answered, message] of [
  [
    "S4.006 S8.029",
    { status: 200, body: { status: "REVOKED", inviteCode: "x", userType: "HCP" } },
    "Invite cannot be accepted, status of invite currently is REVOKED",
  ],
  [
    "S8.027 S7.087",
    { status: 404, body: { message: "Inner words" } },
    "Unable to retrieve invite data",
  ],
] as const) {
  test(`[${clause}] "${message}": the form stays as for somebody who was not invited`, async ({
    page,
    watch,
  }) => {
    watch.allow(refusedRequest);
    await answer(page, "/api/practice/invite/code-1", answered);
    await open(page, "/signup/practice?inviteCode=code-1");
    await expect(page.getByRole("alert")).toHaveText(message);
    await shown(page, "Practice number");
    await expectNoFault(field(page, "Practice number"));
  });
}
