import { expect, test } from "vitest";
import { emptyPracticeForm, type PracticeForm, toPracticeUser } from "./practice-form.ts";

const form: PracticeForm = {
  ...emptyPracticeForm,
  firstname: " Lerato ",
  lastname: "Khumalo",
  emailAddress: " Lerato@example.org",
  cellularNumber: "082 123 4567 ",
  username: "lerato",
  password: " pass word 1 ",
  confirmPassword: " pass word 1 ",
  identityNumber: "8001015009087",
  passportNumber: "A1",
  passportCountry: "NA",
  practiceNumber: "1234567",
  practicePhone: "0215551234",
  "hcp.discipline": "1",
  "hcp.speciality": "2",
  "hcp.role": "3",
  "hcp.hpcsaNumber": " MP0123456 ",
  termsAccepted: true,
};

test("[S3.025 S3.026 S3.027 S3.028 S3.029 S3.030 S3.031 S3.032 S3.033 S3.036 S3.037 S3.038 S3.040 S3.042 S3.043] the form becomes a practice user, without what is the form's alone", () => {
  expect(toPracticeUser(form, null)).toEqual({
    username: "lerato",
    password: " pass word 1 ",
    firstname: "Lerato",
    lastname: "Khumalo",
    emailAddress: "Lerato@example.org",
    cellularNumber: "082 123 4567",
    identityType: "IDDOC",
    identityNumber: "8001015009087",
    practiceNumber: "1234567",
    practicePhone: "0215551234",
    phone: { number: "0215551234" },
    hcp: { discipline: "1", speciality: "2", role: "3", hpcsaNumber: "MP0123456" },
    type: "HCP",
    termsAccepted: true,
  });
});

test("[S3.034 S3.035] a passport goes with its country, and without the hidden ID number", () => {
  const user = toPracticeUser({ ...form, identityType: "PASSPORT" }, null);
  expect(user).toMatchObject({ passportNumber: "A1", passportCountry: "NA" });
  expect(user).not.toHaveProperty("identityNumber");
});

test("[S3.044] EMAIL makes the username exactly the email that is sent", () => {
  const user = toPracticeUser({ ...form, usernameType: "EMAIL" }, null);
  expect(user.username).toBe(user.emailAddress);
});

test("[S3.045] CELLULAR makes the username exactly the cellphone number that is sent", () => {
  const user = toPracticeUser({ ...form, usernameType: "CELLULAR" }, null);
  expect(user.username).toBe(user.cellularNumber);
});

test("[S3.046] CUSTOM sends the username that was typed", () => {
  expect(toPracticeUser(form, null).username).toBe("lerato");
});

test("[S3.039 S3.041 S4.002 S4.003 S4.044 S4.045] an invite sends its code and type, and no practice", () => {
  const user = toPracticeUser(form, { inviteCode: "abc", userType: "HCP" });
  expect(user).toMatchObject({ inviteCode: "abc", type: "HCP" });
  expect(user).not.toHaveProperty("practiceNumber");
  expect(user).not.toHaveProperty("practicePhone");
  expect(user).not.toHaveProperty("phone");
});

test("[S4.046] an invite for another type sends no professional fields", () => {
  const user = toPracticeUser(form, { inviteCode: "abc", userType: "RECEPTIONIST" });
  expect(user).not.toHaveProperty("hcp");
});
