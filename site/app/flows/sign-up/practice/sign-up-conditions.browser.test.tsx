import { person } from "@frontdoor/contract/test/person.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../../test/back-end.ts";
import { expectNoFault, field, submit, typedInto } from "../../../../test/form.ts";
import { choose, chooseAt, chooseFirst, whenListsAreThere } from "../../../../test/lists.ts";
import { open } from "../../../../test/open-screen.tsx";
import { fillPracticeForm } from "../../../../test/practice-form.ts";

const offered = { status: 200, body: [{ id: "first", name: "First", active: true }] };
const register = "/api/practice/registration/register";
const shown = (label: string) => expect.element(field(label)).toBeVisible();
const hidden = (label: string) => expect.element(field(label)).toHaveLength(0);

test("[S4.036 S4.037 S4.038 S4.039 S6.008 S7.081 S7.083] discipline reveals and loads speciality, speciality reveals and loads role, and a change takes both back", async () => {
  const asked = [answer(/\/specialities$/, offered), answer(/\/roles$/, offered)];
  await open("/signup/practice");
  await whenListsAreThere();
  await hidden("Speciality");
  await hidden("Role");
  await chooseFirst("Discipline");
  await shown("Speciality");
  await hidden("Role");
  await chooseFirst("Speciality");
  await chooseFirst("Role");
  const discipline = typedInto(field("Discipline"));
  const speciality = typedInto(field("Speciality"));
  expect(asked.map((calls) => calls.map(({ url }) => new URL(url).pathname))).toEqual([
    [`/api/practice/lookup/discipline/${discipline}/specialities`],
    [`/api/practice/lookup/speciality/${speciality}/roles`],
  ]);

  await chooseAt("Discipline", 2);
  await shown("Speciality");
  await expect.element(field("Speciality")).toHaveValue("");
  await hidden("Role");
});

test("[S4.040 S4.041 S4.042] the identity type decides between ID number and passport, and a change empties the other", async () => {
  await open("/signup/practice");
  await expect.element(page.getByRole("radio", { name: "South African ID" })).toBeChecked();
  await field("ID number").fill("8001014800080");
  await page.getByRole("radio", { name: "Passport", exact: true }).click();
  await hidden("ID number");
  await field("Passport number").fill("A1234567");
  await shown("Passport country");
  await page.getByRole("radio", { name: "South African ID" }).click();
  await expect.element(field("ID number")).toHaveValue("");
  await hidden("Passport number");
  await hidden("Passport country");
  await page.getByRole("radio", { name: "Passport", exact: true }).click();
  await expect.element(field("Passport number")).toHaveValue("");
});

test("[S3.042 S3.046 S4.043 S9.013] a username of one's own is asked for only where it is chosen", async () => {
  await open("/signup/practice");
  await expect.element(page.css("input[name=usernameType][value=CUSTOM]")).toBeChecked();
  await shown("Username");
  await choose("usernameType", "EMAIL");
  await hidden("Username");
  await choose("usernameType", "CELLULAR");
  await hidden("Username");
  await choose("usernameType", "CUSTOM");
  await shown("Username");
});

test("[S4.001 S4.002 S4.003 S4.044 S4.045 S5.059 S3.039 S3.041] an invited professional is not asked for a practice, and the invite travels", async () => {
  const body = { status: "SENT", inviteCode: "code-1", userType: "HCP" };
  answer("/api/practice/invite/code-1", { status: 200, body });
  const sent = answer(register, { status: 400, body: { message: "No." } });
  await open("/signup/practice");
  await fillPracticeForm(person);
  await open("/signup/practice?inviteCode=code-1");
  await hidden("Practice number");
  await hidden("Practice phone");
  await field("ID number").fill(person.identityNumber);
  await field("Password").fill(person.password);
  await field("Confirm password").fill(person.password);
  await page.getByRole("checkbox", { name: /^I have read/ }).click();
  await submit("Create account").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("No.");
  expect(sent[0]?.body).toMatchObject({ inviteCode: "code-1", type: "HCP" });
  expect(sent[0]?.body).not.toHaveProperty("practiceNumber");
  expect(sent[0]?.body).not.toHaveProperty("practicePhone");
  expect(sent[0]?.body).not.toHaveProperty("phone");
});

test("[S2.118 S4.001 SEC-C13] the login that an invite opened leads to the sign-up with it, and the address does not show it", async () => {
  const body = { status: "SENT", inviteCode: "code-1", userType: "HCP" };
  answer("/api/practice/invite/code-1", { status: 200, body });
  await open("/login/practice?inviteCode=code-1");
  await expect.element(page.getByText("Your invite is valid")).toBeVisible();
  const signUp = page.getByText("New here?").getByRole("link", { name: "Sign up" });
  await expect.element(signUp).toHaveAttribute("href", "/signup/practice?inviteCode=code-1");
  await signUp.click();
  await expect.poll(() => location.pathname + location.search).toBe("/signup/practice");
  await expect.element(page.getByText("Your invite is valid")).toBeVisible();
  await hidden("Practice number");
});

test("[S4.046 S6.007] an invite for another type asks for no professional field", async () => {
  const body = { status: "SENT", inviteCode: "code-1", userType: "RECEPTIONIST" };
  answer("/api/practice/invite/code-1", { status: 200, body });
  await open("/signup/practice?inviteCode=code-1");
  for (const label of ["Discipline", "HPCSA number", "Practice number", "Practice phone"]) {
    await hidden(label);
  }
  await shown("ID number");
});

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
  test(`[${clause}] "${message}": the form stays as for somebody who was not invited`, async () => {
    answer("/api/practice/invite/code-1", answered);
    await open("/signup/practice?inviteCode=code-1");
    await expect.element(page.getByRole("alert")).toHaveTextContent(message);
    await shown("Practice number");
    await expectNoFault(field("Practice number"));
  });
}
