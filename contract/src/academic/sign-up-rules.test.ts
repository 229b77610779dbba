import { describe, expect, test } from "vitest";
import { completeAcademic } from "../../test/complete-body.ts";
import { messages } from "../messages.ts";
import type { AcademicRole } from "../roles.ts";
import { academicFormProblems, academicUserProblems, hodInviteProblems } from "./sign-up-rules.ts";

type Form = Parameters<typeof academicFormProblems>[1];

const now = new Date(2026, 10, 20, 12);
const person = completeAcademic({
  name: "Thandi",
  surname: "Mokoena",
  username: "thandi@example.org",
  cellPhoneNumber: "0821234567",
  identityType: "IDDOC",
  idNumber: "8001014800080",
  disciplineId: "1",
  specialityId: "2",
  specialityGradeId: "3",
  hpcsaNumber: "MP0123456",
  academicSector: "No",
  password: "heron4lake!",
  confirmPassword: "heron4lake!",
  termsAccepted: true,
} satisfies Form);
const passport = {
  identityType: "PASSPORT",
  idNumber: "",
  passportNumber: "A12345678",
  passportCountryId: "ZW",
};
const inSector = { academicSector: "Yes", trainingInstitutionId: "9" } as const;
const hod = { hodId: "5", clinicalUnit: "Ward 7" };

const problemsOf = (change: Partial<Form>, role: AcademicRole | "" = "HCP") =>
  academicFormProblems(role, { ...person, ...change }, now);

test("[S5.017 S5.041] a complete form of each role has no problem", () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf(inSector, "TRAINEE")).toEqual({});
  expect(problemsOf({ ...inSector, ...hod }, "SUPERVISOR")).toEqual({});
  expect(problemsOf(inSector, "HOD")).toEqual({});
});

test.each(["\u200b", "\u3164", "\u202e321PM"])(
  "[SEC-D17] a number or a unit that nobody sees, or that runs backwards (%j), is refused",
  (value) => {
    const trainee = problemsOf({ ...inSector, traineePostNumber: value }, "TRAINEE");
    expect(Object.keys(trainee)).toEqual(["traineePostNumber"]);
    const unit = problemsOf({ ...inSector, ...hod, clinicalUnit: value }, "SUPERVISOR");
    expect(Object.keys(unit)).toEqual(["clinicalUnit"]);
    expect(Object.keys(problemsOf({ hpcsaNumber: value }))).toEqual(["hpcsaNumber"]);
  },
);

describe("required", () => {
  test.each<[string, string, Partial<Form>, AcademicRole | ""]>([
    ["S5.017", "name", { name: "" }, "HCP"],
    ["S5.018", "surname", { surname: " " }, "HCP"],
    ["S5.019", "username", { username: "" }, "HCP"],
    ["S5.021", "cellPhoneNumber", { cellPhoneNumber: "" }, "HCP"],
    ["S5.023", "password", { password: "" }, "HCP"],
    ["S5.024", "confirmPassword", { confirmPassword: "" }, "HCP"],
    ["S5.026", "disciplineId", { disciplineId: "" }, "HCP"],
    ["S5.027", "specialityId", { specialityId: "" }, "HCP"],
    ["S5.028", "specialityGradeId", { specialityGradeId: "" }, "HCP"],
    ["S5.029", "academicSector", { academicSector: "" }, "HCP"],
    ["S5.030", "hpcsaNumber", { hpcsaNumber: "" }, "HCP"],
    ["S5.031", "idNumber", { idNumber: "" }, "HCP"],
    ["S5.033", "passportNumber", { ...passport, passportNumber: "" }, "HCP"],
    ["S5.034", "passportCountryId", { ...passport, passportCountryId: "" }, "HCP"],
    ["S5.035", "trainingInstitutionId", { ...inSector, trainingInstitutionId: "" }, "TRAINEE"],
    ["S5.036", "role", inSector, ""],
    ["S4.011", "role", inSector, ""],
    ["S5.037", "clinicalUnit", { ...inSector, ...hod, clinicalUnit: "" }, "SUPERVISOR"],
    ["S5.038", "hod", { ...inSector, ...hod, hodId: "" }, "SUPERVISOR"],
    ["S6.003", "hod", { ...inSector, ...hod, hodId: undefined }, "SUPERVISOR"],
    ["S5.041", "termsAccepted", { termsAccepted: false }, "HCP"],
  ])("[%s] %s is required", (_clause, field, change, role) => {
    expect(problemsOf(change, role)[field]).toBe(messages.required);
  });
});

describe("invalid", () => {
  test.each<[string, string, Partial<Form>, string]>([
    ["S5.020", "username", { username: "thandi" }, "The Email address field is invalid"],
    [
      "S5.022",
      "cellPhoneNumber",
      { cellPhoneNumber: "1" },
      "The Cellphone number field is invalid",
    ],
    ["S5.025", "confirmPassword", { confirmPassword: "other" }, messages.mismatch],
    ["S5.032", "idNumber", { idNumber: "8001014800085" }, "The ID number field is invalid"],
    ["S5.056", "prNumber", { prNumber: "12" }, "Minimum length is 7"],
    ["S5.023", "password", { password: "short1" }, messages.password],
  ])("[%s] %s: %j", (_clause, field, change, message) => {
    expect(problemsOf(change)[field]).toBe(message);
  });
});

test("[S3.015] the practice number is optional", () =>
  expect(problemsOf({ prNumber: "" })).toEqual({}));

test.each([
  ["S5.039", "1949-12-31", "Date must be between 1950-01-01 and 2026-11-20"],
  ["S5.039", "1950-01-01", undefined],
  ["S5.040", "2026-11-20", undefined],
  ["S5.040", "2026-11-21", "Date must be between 1950-01-01 and 2026-11-20"],
  ["S5.095", "20-11-2026", "The date field must be in a valid format"],
  ["S5.095", "2026-02-30", "The date field must be in a valid format"],
  ["S5.016", "", undefined],
])("[%s] a registrar date of %j", (_clause, registrarAppointmentDate, message) => {
  const problems = problemsOf({ ...inSector, registrarAppointmentDate }, "TRAINEE");
  expect(problems.registrarAppointmentDate).toBe(message);
});

test("[S5.035] sector No asks for neither institution nor role", () => {
  expect(problemsOf({ academicSector: "No", trainingInstitutionId: "" }, "")).toEqual({});
});

test("[S5.037 S5.038] only a supervisor needs a clinical unit and a head of department", () => {
  expect(problemsOf({ ...inSector, clinicalUnit: "" }, "TRAINEE")).toEqual({});
});

test("[S5.038 S6.004 S6.005] an invited head of department does as well as a chosen one", () => {
  const hodInvite = { emailAddress: "hod@example.org", name: "Ayanda Khumalo" };
  expect(problemsOf({ ...inSector, clinicalUnit: "W", hodInvite }, "SUPERVISOR")).toEqual({});
  const broken = { ...hodInvite, emailAddress: "hod" };
  expect(problemsOf({ ...inSector, clinicalUnit: "W", hodInvite: broken }, "SUPERVISOR")).toEqual({
    "hodInvite.emailAddress": "The Email address field is invalid",
  });
});

test.each([
  ["S5.064", { emailAddress: "", name: "Ayanda" }, { emailAddress: messages.required }],
  [
    "S5.065",
    { emailAddress: "x", name: "Ayanda" },
    { emailAddress: "The Email address field is invalid" },
  ],
  ["S5.066", { emailAddress: "a@b.co", name: "" }, { name: messages.required }],
  ["S5.067", { emailAddress: "a@b.co", name: "Ayanda 2" }, { name: "The Name field is invalid" }],
  ["S5.067", { emailAddress: "a@b.co", name: "Ayanda Khumalo" }, {}],
])("[%s] an invite of %j", (_clause, invite, problems) => {
  expect(hodInviteProblems(invite)).toEqual(problems);
});

test("[SEC-D12] the server's rules are the form's but for sector, role and confirmation", () => {
  const { academicSector: _sector, confirmPassword: _confirm, ...user } = person;
  expect(academicUserProblems("HCP", user, now)).toEqual({});
  expect(academicUserProblems("TRAINEE", user, now)).toEqual({
    trainingInstitutionId: messages.required,
  });
});
