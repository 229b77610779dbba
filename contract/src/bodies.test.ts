import { expect, test } from "vitest";
import * as z from "zod/mini";
import { completeAcademic, completePractice } from "../test/complete-body.ts";
import { signUpHcp, signUpSupervisor, signUpTrainee } from "./academic/sign-up.ts";
import { sendContactRequest } from "./practice/contact.ts";
import { otpFormProblems, processResetWithOtp } from "./practice/forgot-password.ts";
import { reminderProblems, requestReminder } from "./practice/forgot-username.ts";
import { authenticate } from "./practice/login.ts";
import { credentialProblems } from "./practice/login-rules.ts";
import { newPasswordProblems, processReset } from "./practice/reset-password.ts";
import { register } from "./practice/sign-up.ts";

const professional = completePractice({
  username: "nomvula",
  password: "heron4lake!",
  firstname: "Nomvula",
  lastname: "Dlamini",
  emailAddress: "nomvula@example.org",
  cellularNumber: "0821234567",
  practicePhone: "0214611234",
  phone: { number: "0214611234" },
  identityType: "IDDOC",
  identityNumber: "8001014800080",
  practiceNumber: "1234567",
  hcp: { discipline: "1", speciality: "2", role: "3", hpcsaNumber: "MP1" },
});
const trainee = completeAcademic({
  username: "thandi@example.org",
  password: "heron4lake!",
  name: "Thandi",
  surname: "Mokoena",
  cellPhoneNumber: "0821234567",
  identityType: "IDDOC",
  idNumber: "8001014800080",
  disciplineId: "1",
  specialityId: "2",
  specialityGradeId: "3",
  hpcsaNumber: "MP1",
  trainingInstitutionId: "9",
});
const hod = { hodId: "5", clinicalUnit: "Ward 7" };
const privileged = {
  id: "1",
  role: "ADMIN",
  roles: ["ADMIN"],
  status: "ACTIVE",
  verified: true,
  emailVerified: true,
  isAdmin: true,
  realm: "academic",
  createdAt: "2000-01-01",
  passwordHash: "x",
  practiceId: "1",
};

test("[S3.025 S3.040 S9.015] a practice user passes whole, with type HCP where none is given", () => {
  expect(z.parse(register.body, professional)).toEqual({ ...professional, type: "HCP" });
});

test.each([
  ["IDDOC", true],
  ["PASSPORT", true],
  ["LICENCE", false],
])("[S9.012] whether somebody can identify themselves with %s: %s", (identityType, accepted) => {
  const passport = { passportNumber: "A12345678", passportCountry: "ZW" };
  const user = { ...professional, identityType, ...passport };
  expect(z.safeParse(register.body, user).success).toBe(accepted);
});

test("[SEC-D3] privileged and unknown keys are not bound, at any depth", () => {
  const parsed = z.parse(register.body, {
    ...professional,
    ...privileged,
    hcp: { ...professional.hcp, ...privileged, role: "3" },
    phone: { ...professional.phone, ...privileged },
  });
  expect(parsed).toEqual({ ...professional, type: "HCP" });
  expect(z.parse(signUpTrainee.body, { ...trainee, ...privileged, ...hod })).toEqual(trainee);
});

test("[S3.021 SEC-D3] a supervisor's fields are a supervisor's alone", () => {
  expect(z.parse(signUpSupervisor.body, { ...trainee, ...hod })).toEqual({ ...trainee, ...hod });
  expect(z.parse(signUpHcp.body, { ...trainee, ...hod, confirmedHod: true })).not.toHaveProperty(
    "hodId",
  );
});

test.each([
  ["an array for text", { firstname: ["Nomvula"] }],
  ["an object for text", { username: { $ne: "" } }],
  ["a number for text", { identityNumber: 8001014800080 }],
  ["a password of five thousand characters", { password: "a1".repeat(2_500) }],
  ["terms that were not ticked", { termsAccepted: false }],
])("[SEC-D4] %s is refused", (_name, change) => {
  expect(z.safeParse(register.body, { ...professional, ...change }).success).toBe(false);
});

test("[S5.048 SEC-D12] the server reports a faulty field under its dotted path, in the form's words", () => {
  const answer = z.safeParse(register.body, {
    ...professional,
    password: "short",
    hcp: { ...professional.hcp, hpcsaNumber: "" },
  });
  expect(answer.error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    [
      "password",
      "Password needs at least 8 characters. Must consist of at least one number character and one alphabet character.",
    ],
    ["hcp.hpcsaNumber", "The field is required"],
  ]);
});

test("[S5.077 S5.078] login needs both fields and looks at nothing else", () => {
  const required = "The field is required";
  expect(credentialProblems({ username: "", password: "" })).toEqual({
    username: required,
    password: required,
  });
  expect(credentialProblems({ username: "x", password: " " })).toEqual({});
  expect(z.parse(authenticate.body, { username: "x", password: " ", role: "y" })).toEqual({
    username: "x",
    password: " ",
  });
});

test("[S5.079 S5.080] a new password keeps the rules and is confirmed", () => {
  const problems = (password: string, confirmPassword: string) =>
    newPasswordProblems({ password, confirmPassword });
  expect(problems("heron4lake", "heron4lake")).toEqual({});
  expect(problems("PASSWORD1", "PASSWORD1").password).toMatch(/^Password needs/);
  expect(problems("heron4lake", "heron4lakes")).toEqual({
    confirmPassword: "The value entered does not match",
  });
  expect(z.safeParse(processReset.body, { password: "short", token: "t" }).success).toBe(false);
});

test("[S5.081 S5.082 S5.083] the one-time password form checks all four fields", () => {
  const right = {
    otp: "012345",
    username: "x",
    password: "heron4lake",
    confirmPassword: "heron4lake",
  };
  expect(otpFormProblems(right)).toEqual({});
  const empty = { otp: "", username: "", password: "", confirmPassword: "" };
  expect(Object.keys(otpFormProblems(empty))).toEqual([
    "otp",
    "username",
    "password",
    "confirmPassword",
  ]);
  for (const otp of ["12345", "1234567", "12345a", "١٢٣٤٥٦"]) {
    expect(otpFormProblems({ ...right, otp })).toEqual({
      otp: "The One-time password field is invalid",
    });
  }
  expect(z.parse(processResetWithOtp.body, { ...right, type: "x" })).toEqual({
    otp: "012345",
    username: "x",
    password: "heron4lake",
  });
});

test("[S3.066 S3.067 S5.084 S5.085] the reminder's form has emailAddress, its call sends email", () => {
  expect(reminderProblems({ emailAddress: "" })).toEqual({ emailAddress: "The field is required" });
  expect(reminderProblems({ emailAddress: "a@b" })).toEqual({
    emailAddress: "The Email Address field is invalid",
  });
  expect(z.safeParse(requestReminder.body, { email: "a@b.co" }).success).toBe(true);
  expect(z.safeParse(requestReminder.body, { emailAddress: "a@b.co" }).success).toBe(false);
});

test("[S3.065 SEC-H11] a contact request carries its five fields, and no consent unless ticked", () => {
  const lead = {
    origin: "practice",
    name: "Nomvula",
    lastName: "Dlamini",
    email: "n@example.org",
    phoneNumber: "0821234567",
  };
  expect(z.parse(sendContactRequest.body, lead)).toEqual({ ...lead, marketingConsent: false });
  expect(z.safeParse(sendContactRequest.body, { ...lead, origin: "elsewhere" }).success).toBe(
    false,
  );
});

test.each([
  ["S5.068", { name: "" }],
  ["S5.069", { name: "N0mvula" }],
  ["S5.070", { lastName: "" }],
  ["S5.071", { lastName: "D/amini" }],
  ["S5.072", { email: "" }],
  ["S5.073", { email: "n@example" }],
  ["S5.074", { phoneNumber: "" }],
  ["S5.075", { phoneNumber: "12" }],
])("[%s] a contact request with %j is refused", (_clause, change) => {
  const lead = { name: "A", lastName: "B", email: "n@example.org", phoneNumber: "0821234567" };
  const body = { origin: "practice", ...lead };
  expect(z.safeParse(sendContactRequest.body, body).success).toBe(true);
  expect(z.safeParse(sendContactRequest.body, { ...body, ...change }).success).toBe(false);
});
