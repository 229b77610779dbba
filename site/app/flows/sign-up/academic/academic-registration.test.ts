import { offeredRoles } from "@frontdoor/contract/roles.ts";
import { describe, expect, test } from "vitest";
import { type AcademicForm, emptyAcademicForm } from "./academic-form.ts";
import { toRegistration } from "./academic-registration.ts";

const everything: AcademicForm = {
  ...emptyAcademicForm,
  name: " Thandi ",
  surname: "Mokoena",
  username: " thandi@example.org",
  cellPhoneNumber: "082 123 4567 ",
  idNumber: "8001015009087",
  passportNumber: "A1",
  passportCountryId: "NA",
  disciplineId: "1",
  specialityId: "2",
  specialityGradeId: "3",
  hpcsaNumber: " MP0123456 ",
  prNumber: "1234567",
  trainingInstitutionId: "9",
  traineePostNumber: "T-1",
  registrarAppointmentDate: "2024-01-31",
  clinicalUnit: " Ward 7 ",
  hod: { is: "invited", emailAddress: "hod@example.org", name: "Ayanda Khumalo" },
  confirmedHod: true,
  password: " pass word 1 ",
  confirmPassword: " pass word 1 ",
  termsAccepted: true,
};
const facts = { isRegistrar: true, isHodQuestioned: false };
const questioned = { ...facts, isHodQuestioned: true };
const form = (change: Partial<AcademicForm>): AcademicForm => ({ ...everything, ...change });
const person = {
  username: "thandi@example.org",
  password: " pass word 1 ",
  name: "Thandi",
  surname: "Mokoena",
  cellPhoneNumber: "082 123 4567",
  identityType: "IDDOC",
  idNumber: "8001015009087",
  disciplineId: "1",
  specialityId: "2",
  specialityGradeId: "3",
  hpcsaNumber: "MP0123456",
  prNumber: "1234567",
  termsAccepted: true,
};

test("[S3.001 S3.002 S3.003 S3.004 S3.005 S3.006 S3.007 S3.011 S3.012 S3.013 S3.014 S3.015 S3.016 S3.017 S3.018 S4.014 S6.002] outside the sector nothing of role and institution goes along", () => {
  const sent = toRegistration(form({ academicSector: "No", role: "SUPERVISOR" }), facts);
  expect(sent).toEqual({ role: "HCP", user: person });
});

test("[S4.017 S4.018] whoever was questioned sends the confirmation, of whatever role", () => {
  for (const change of [
    { academicSector: "No" },
    { academicSector: "Yes", role: "TRAINEE" },
    { academicSector: "Yes", role: "HOD" },
  ] as const) {
    const { user } = toRegistration(form(change), questioned);
    expect(user).toHaveProperty("confirmedHod", true);
  }
});

test("[S3.008 S3.009] a passport goes with its country, and without the hidden ID number", () => {
  const { user } = toRegistration(form({ academicSector: "No", identityType: "PASSPORT" }), facts);
  expect(user).toMatchObject({ passportNumber: "A1", passportCountryId: "NA" });
  expect(user).not.toHaveProperty("idNumber");
});

describe("a trainee", () => {
  const trainee = form({ academicSector: "Yes", role: "TRAINEE" });

  test("[S3.010 S3.019 S3.020] sends institution, post number and date, and nothing of a supervisor", () => {
    expect(toRegistration(trainee, facts)).toEqual({
      role: "TRAINEE",
      user: {
        ...person,
        trainingInstitutionId: "9",
        traineePostNumber: "T-1",
        registrarAppointmentDate: "2024-01-31",
      },
    });
  });

  test("[S4.029] of another grade sends no date, even if one was typed", () => {
    const { user } = toRegistration(trainee, { ...facts, isRegistrar: false });
    expect(user).not.toHaveProperty("registrarAppointmentDate");
    expect(user).toHaveProperty("traineePostNumber", "T-1");
  });

  test("[S4.027] leaves out what stays empty", () => {
    const empty = { traineePostNumber: " ", registrarAppointmentDate: "", prNumber: "" };
    const { user } = toRegistration({ ...trainee, ...empty }, facts);
    for (const field of Object.keys(empty)) expect(user).not.toHaveProperty(field);
  });
});

describe("a supervisor", () => {
  const supervisor = form({ academicSector: "Yes", role: "SUPERVISOR" });
  const hod = {
    id: "5",
    user: { name: "Ayanda", surname: "Khumalo" },
    trainingInstitution: null,
    speciality: null,
  };

  test("[S3.022 S3.023 S3.024 S4.018] sends clinical unit, the HOD's invite and the confirmation", () => {
    expect(toRegistration(supervisor, questioned)).toEqual({
      role: "SUPERVISOR",
      user: {
        ...person,
        trainingInstitutionId: "9",
        clinicalUnit: "Ward 7",
        hodInvite: { emailAddress: "hod@example.org", name: "Ayanda Khumalo" },
        confirmedHod: true,
      },
    });
  });

  test("[S3.021 S6.004] sends the id of a chosen HOD, and then no invite", () => {
    const chosen = { ...supervisor, hod: { is: "found", hod } as const };
    const { user } = toRegistration(chosen, facts);
    expect(user).toHaveProperty("hodId", "5");
    expect(user).not.toHaveProperty("hodInvite");
  });

  test("[S3.024] confirms nothing that was not asked", () => {
    const { user } = toRegistration(supervisor, facts);
    expect(user).toHaveProperty("confirmedHod", false);
  });
});

test("[S6.010 Q047] no choice of the form leads to the call of heads of department, their invite alone does", () => {
  for (const academicSector of ["Yes", "No", ""] as const) {
    for (const role of [...offeredRoles, ""] as const) {
      expect(toRegistration(form({ academicSector, role }), facts).role).not.toBe("HOD");
    }
  }
  expect(offeredRoles).not.toContain("HOD");
});

test("[S6.009 Q047] an invited head of department sends the institution and no HOD", () => {
  expect(toRegistration(form({ academicSector: "Yes", role: "HOD" }), facts)).toEqual({
    role: "HOD",
    user: { ...person, trainingInstitutionId: "9" },
  });
});
