import { describe, expect, test } from "vitest";
import { completePractice } from "../../test/complete-body.ts";
import { messages } from "../messages.ts";
import { isHealthProfessional } from "./sign-up-fields.ts";
import { practiceFormProblems, type practiceLabels } from "./sign-up-rules.ts";

type Form = Parameters<typeof practiceFormProblems>[0];

const person = completePractice({
  username: "nomvula.dlamini",
  password: "heron4lake!",
  confirmPassword: "heron4lake!",
  firstname: "Nomvula",
  lastname: "Dlamini",
  emailAddress: "nomvula@example.org",
  cellularNumber: "082 123 4567",
  practicePhone: "021 461 1234",
  identityType: "IDDOC",
  identityNumber: "8001014800080",
  practiceNumber: "1234567",
  hcp: { discipline: "1", speciality: "2", role: "3", hpcsaNumber: "MP0123456" },
  type: "HCP",
  termsAccepted: true,
} satisfies Form);

const problemsOf = (change: Partial<Form>) => practiceFormProblems({ ...person, ...change });
const passport = {
  identityType: "PASSPORT",
  identityNumber: "",
  passportNumber: "A12345678",
  passportCountry: "ZW",
};
const withHcp = (change: Partial<(typeof person)["hcp"]>) => ({
  hcp: { ...person.hcp, ...change },
});

test("[S5.042 S5.063] a complete form has no problem", () => expect(problemsOf({})).toEqual({}));

describe("required", () => {
  test.each<[string, keyof typeof practiceLabels, Partial<Form>]>([
    ["S5.042", "firstname", { firstname: "" }],
    ["S5.043", "lastname", { lastname: "  " }],
    ["S5.044", "emailAddress", { emailAddress: "" }],
    ["S5.045", "cellularNumber", { cellularNumber: "" }],
    ["S5.047", "username", { username: " " }],
    ["S5.048", "password", { password: "", confirmPassword: "" }],
    ["S5.049", "confirmPassword", { confirmPassword: "" }],
    ["S5.051", "identityNumber", { identityNumber: "" }],
    ["S5.053", "passportNumber", { ...passport, passportNumber: "" }],
    ["S5.054", "passportCountry", { ...passport, passportCountry: "" }],
    ["S5.055", "practiceNumber", { practiceNumber: "" }],
    ["S5.057", "practicePhone", { practicePhone: "" }],
    ["S5.060", "hcp.discipline", withHcp({ discipline: "" })],
    ["S5.061", "hcp.speciality", withHcp({ speciality: "" })],
    ["S5.062", "hcp.role", withHcp({ role: "" })],
    ["S5.063", "hcp.hpcsaNumber", withHcp({ hpcsaNumber: "" })],
    ["S2.134", "termsAccepted", { termsAccepted: false }],
  ])("[%s] %s is required", (_clause, field, change) => {
    const problems = problemsOf(change);
    expect(problems[field]).toBe(messages.required);
    const others = Object.keys(problems).filter((name) => name !== field);
    expect(others).toEqual(field === "password" ? ["confirmPassword"] : []);
  });
});

describe("invalid", () => {
  test.each<[string, keyof typeof practiceLabels, Partial<Form>, string]>([
    ["S5.001", "firstname", { firstname: "N0mvula" }, "The First name field is invalid"],
    ["S5.002", "lastname", { lastname: "O'Brien" }, "The Last name field is invalid"],
    ["S5.044", "emailAddress", { emailAddress: "nobody" }, "The Email address field is invalid"],
    [
      "S5.046",
      "cellularNumber",
      { cellularNumber: "12345" },
      "The Cellular number field is invalid",
    ],
    ["S5.048", "password", { password: "PASSWORD1" }, messages.password],
    ["S5.050", "confirmPassword", { confirmPassword: "heron4lake" }, messages.mismatch],
    [
      "S5.052",
      "identityNumber",
      { identityNumber: "8001014800085" },
      "The ID number field is invalid",
    ],
    ["S5.056", "practiceNumber", { practiceNumber: "123456" }, "Minimum length is 7"],
    ["S5.056", "practiceNumber", { practiceNumber: "12345678" }, "Maximum length is 7"],
    [
      "S5.056",
      "practiceNumber",
      { practiceNumber: "12345a7" },
      "The Practice number field is invalid",
    ],
    ["S5.058", "practicePhone", { practicePhone: "021" }, "The Practice phone field is invalid"],
  ])("[%s] %s: %j", (_clause, field, change, message) => {
    expect(problemsOf(change)[field]).toBe(message);
  });
});

test("[S5.050] a confirmation must match to the letter, blanks included", () => {
  expect(problemsOf({ confirmPassword: `${person.password} ` })).toEqual({
    confirmPassword: messages.mismatch,
  });
});

test("[S5.089] an empty field has the required message, never another one", () => {
  const empty = Object.fromEntries(Object.keys(person).map((field) => [field, ""]));
  const { confirmPassword = "", ...rest } = empty;
  const problems = practiceFormProblems({
    ...rest,
    hcp: undefined,
    termsAccepted: false,
    confirmPassword,
    type: "HCP",
  });
  expect(new Set(Object.values(problems))).toEqual(new Set([messages.required]));
  expect(Object.keys(problems)).toHaveLength(15);
});

test("[S5.051 S5.053 S5.054] the other identity's fields are not looked at", () => {
  expect(problemsOf({ ...passport, identityNumber: "nonsense" })).toEqual({});
  expect(problemsOf({ passportNumber: "?", passportCountry: "" })).toEqual({});
});

test("[S5.059] an invited professional needs neither practice number nor practice phone", () => {
  const invited = { inviteCode: "code", practiceNumber: "", practicePhone: "" };
  expect(problemsOf(invited)).toEqual({});
  expect(problemsOf({ ...invited, inviteCode: "" })).toEqual({
    practiceNumber: messages.required,
    practicePhone: messages.required,
  });
});

test("[S5.057] the practice phone counts in either of its places", () => {
  expect(problemsOf({ practicePhone: undefined, phone: { number: "021 461 1234" } })).toEqual({});
});

test("[S4.046 S5.060] another type than HCP needs no professional field", () => {
  expect(
    problemsOf({ type: "RECEPTIONIST", hcp: undefined, practiceNumber: "", practicePhone: "" }),
  ).toEqual({});
});

test.each([
  [undefined, true],
  ["HCP", true],
  ["hcp", false],
  ["", false],
  ["NURSE", false],
])("[S3.040 S4.046] type %j is a health professional: %s", (type, is) => {
  expect(isHealthProfessional({ type })).toBe(is);
});
