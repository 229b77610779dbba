import { person } from "@frontdoor/contract/test/person.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../../test/back-end.ts";
import {
  errorArea,
  expectFault,
  expectNoFault,
  field,
  submit,
  typedInto,
} from "../../../../test/form.ts";
import { open } from "../../../../test/open-screen.tsx";
import { fillPracticeForm } from "../../../../test/practice-form.ts";

const register = "/api/practice/registration/register";
const validation =
  "You have not completed this form correctly. Please review each highlighted field and correct.";
const password =
  "Password needs at least 8 characters. Must consist of at least one number character and one alphabet character.";

test("[S2.134 S5.042 S5.043 S5.044 S5.045 S5.047 S5.048 S5.049 S5.051 S5.055 S5.057 S5.060 S5.061 S5.062 S5.063 S5.086 S5.087 S5.089 S8.037] an empty form names everything that is missing, at the top", async () => {
  const sent = answer(register, { status: 200, body: { location: "/" } });
  await open("/signup/practice");
  await expect.element(field("Discipline")).toBeEnabled();
  await submit("Create account").click();
  await expect.element(errorArea()).toMatchTextContent(validation);
  await expect.element(errorArea()).toHaveFocus();
  await expect.poll(() => window.scrollY).toBe(0);
  const labels = [
    "First name",
    "Last name",
    "Email address",
    "Cellular number",
    "ID number",
    "Discipline",
    "HPCSA number",
    "Practice number",
    "Practice phone",
    "Username",
    "Password",
    "Confirm password",
  ];
  for (const label of labels) await expectFault(field(label), "The field is required");
  const terms = page.getByRole("checkbox", { name: /^I have read and accept/ });
  await expectFault(terms, "The field is required");
  const links = errorArea().getByRole("link");
  await expect.element(links).toHaveLength(labels.length + 1);
  await links.filter({ hasText: "HPCSA number" }).click();
  await expect.element(field("HPCSA number")).toHaveFocus();
  expect(sent).toEqual([]);
});

/** What is wrong at once, a value for each field. */
const faults = [
  [
    ["First name", "N0mvula", "The First name field is invalid"],
    ["Last name", "O'Brien", "The Last name field is invalid"],
    ["Email address", "nobody@nowhere", "The Email address field is invalid"],
    ["Cellular number", "12345", "The Cellular number field is invalid"],
    ["ID number", "8001014800081", "The ID number field is invalid"],
    ["Practice number", "123456", "Minimum length is 7"],
    ["Practice phone", "0214", "The Practice phone field is invalid"],
    ["Confirm password", "another-1", "The value entered does not match"],
  ],
  [
    ["ID number", "8002304800083", "The ID number field is invalid"],
    ["Practice number", "12345678", "Maximum length is 7"],
    ["Password", "PASSWORD1", password],
  ],
  [
    ["Practice number", "12345a7", "The Practice number field is invalid"],
    ["Password", "short1", password],
  ],
] as const;

test("[S5.042 S5.043 S5.044 S5.046 S5.048 S5.050 S5.052 S5.056 S5.058 S5.088 S5.090 S5.092 S5.093 S5.094] faulty values are refused with their messages, and the corrections are taken", async () => {
  const sent = answer(register, { status: 400, body: { message: "Not now." } });
  await open("/signup/practice");
  await fillPracticeForm(person);
  const fill = async (label: string, entered: string) => {
    await field(label).fill(entered);
    if (label === "Password") await field("Confirm password").fill(entered);
  };
  for (const [index, together] of faults.entries()) {
    const right = together.map(([label]) => [label, typedInto(field(label))] as const);
    for (const [label, value] of together) await fill(label, value);
    await submit("Create account").click();
    await expect.element(errorArea()).toMatchTextContent(validation);
    for (const [label, , message] of together) await expectFault(field(label), message);
    await expect.element(page.css("main form [aria-invalid=true]")).toHaveLength(together.length);
    await expect.element(field("First name")).not.toHaveValue("");
    expect(sent).toHaveLength(index);

    for (const [label, entered] of right) await fill(label, entered);
    for (const [label] of together) await expectNoFault(field(label));
    await submit("Create account").click();
    await expect.element(errorArea()).toHaveTextContent("Not now.");
    expect(sent).toHaveLength(index + 1);
  }
});

test("[S5.053 S5.054] a passport without number and country is not enough", async () => {
  await open("/signup/practice");
  await fillPracticeForm(person);
  await page.getByRole("radio", { name: "Passport", exact: true }).click();
  await submit("Create account").click();
  await expectFault(field("Passport number"), "The field is required");
  await expectFault(field("Passport country"), "The field is required");
});

for (const [label, until] of [
  ["Speciality", "Discipline"],
  ["Role", "Speciality"],
] as const) {
  test(`[S5.061 S5.062] a missing ${label} is asked for where it appears`, async () => {
    await open("/signup/practice");
    await fillPracticeForm(person);
    await field(label).selectOptions("");
    await submit("Create account").click();
    await expectFault(field(label), "The field is required");
    await expectNoFault(field(until));
  });
}

for (const path of ["/signup/practice", "/signup/academic"])
  test(`[S5.001] on ${path} an apostrophe in a name is told as soon as it is typed, with what to write instead`, async () => {
    await open(path);
    const name = field(path === "/signup/practice" ? "First name" : "Name");
    await name.fill("O\u2019Brien");
    await expect
      .element(name)
      .toHaveAccessibleDescription("Letters, spaces and hyphens: write O Brien.");
    await name.fill("O Brien");
    await expect.element(name).not.toHaveAccessibleDescription();
  });

test("[SEC-F10] after a reload what a draft never keeps is said to be missing, until it is typed again", async () => {
  const missing =
    "For your safety this is not kept when the page loads again. Please enter it again.";
  await open("/signup/practice");
  await expect.element(field("ID number")).toHaveAccessibleDescription("13 digits, without spaces");
  await field("First name").fill("Thandi");
  await open("/signup/practice");
  await expect
    .element(field("ID number"))
    .toHaveAccessibleDescription(`13 digits, without spaces. ${missing}`);
  await expect.element(field("Password")).toHaveAccessibleDescription(new RegExp(missing));
  await expect.element(field("Last name")).not.toHaveAccessibleDescription();
  await field("ID number").fill("8001015009087");
  await expect.element(field("ID number")).toHaveAccessibleDescription("13 digits, without spaces");
});
