import { describe, expect, test } from "vitest";
import { academicSections, changeField, placeProblems, shownFields } from "./academic-fields.ts";
import { type AcademicForm, type ChoiceFacts, emptyAcademicForm } from "./academic-form.ts";

const plain: ChoiceFacts = { isRegistrar: false, isHodQuestioned: false };
const form = (values: Partial<AcademicForm> = {}): AcademicForm => ({
  ...emptyAcademicForm,
  ...values,
});
const shown = (values: Partial<AcademicForm> = {}, facts: Partial<ChoiceFacts> = {}) =>
  shownFields(form(values), { ...plain, ...facts });
const trainee = { academicSector: "Yes", role: "TRAINEE" } as const;
const supervisor = { academicSector: "Yes", role: "SUPERVISOR" } as const;
const invitedHod = { is: "invited", emailAddress: "hod@example.org", name: "Ayanda" } as const;

describe("the fields that show", () => {
  test("every field belongs to exactly one section", () => {
    const fields: string[] = academicSections.flatMap((section) => section.fields);
    expect(fields.toSorted()).toEqual(Object.keys(emptyAcademicForm).toSorted());
  });

  test("[S4.022] the speciality appears once a discipline is chosen", () => {
    expect(shown()).not.toContain("specialityId");
    expect(shown({ disciplineId: "1" })).toContain("specialityId");
  });

  test("[S4.025] the grade appears once a speciality is chosen", () => {
    expect(shown({ disciplineId: "1" })).not.toContain("specialityGradeId");
    expect(shown({ disciplineId: "1", specialityId: "2" })).toContain("specialityGradeId");
  });

  test("[S3.006 S4.021] the identity type decides between ID number and passport", () => {
    expect(shown()).toContain("idNumber");
    expect(shown()).not.toContain("passportNumber");
    const passport = shown({ identityType: "PASSPORT" });
    expect(passport).toEqual(expect.arrayContaining(["passportNumber", "passportCountryId"]));
    expect(passport).not.toContain("idNumber");
  });

  test("[S4.009 S4.010] the sector reveals institution and role", () => {
    for (const academicSector of ["", "No"] as const) {
      expect(shown({ academicSector })).not.toContain("trainingInstitutionId");
      expect(shown({ academicSector })).not.toContain("role");
    }
    expect(shown({ academicSector: "Yes" })).toEqual(
      expect.arrayContaining(["trainingInstitutionId", "role"]),
    );
  });

  test("[S4.027 S4.028 S4.029] a trainee is asked for the post number, a registrar for the date too", () => {
    expect(shown(trainee)).toContain("traineePostNumber");
    expect(shown(trainee)).not.toContain("registrarAppointmentDate");
    expect(shown(trainee, { isRegistrar: true })).toContain("registrarAppointmentDate");
    expect(shown(supervisor, { isRegistrar: true })).not.toContain("registrarAppointmentDate");
  });

  test("[S4.030 S4.031] a supervisor is asked for clinical unit and HOD", () => {
    expect(shown(supervisor)).toEqual(expect.arrayContaining(["clinicalUnit", "hod"]));
    expect(shown(supervisor)).not.toContain("traineePostNumber");
    expect(shown(trainee)).not.toContain("hod");
  });

  test("[S4.016 S4.017] the confirmation shows for whoever is questioned, of any role", () => {
    const named = { ...supervisor, hod: invitedHod };
    expect(shown(named)).not.toContain("confirmedHod");
    expect(shown(named, { isHodQuestioned: true })).toContain("confirmedHod");
    for (const questioned of [supervisor, trainee, { academicSector: "No" } as const]) {
      expect(shown(questioned, { isHodQuestioned: true })).toContain("confirmedHod");
    }
  });

  test("[S4.034 S4.035] a HOD's invite leaves neither sector nor role open, and names no HOD", () => {
    const hod = shown({ academicSector: "Yes", role: "HOD" });
    expect(hod).toContain("trainingInstitutionId");
    for (const field of ["academicSector", "role", "hod", "clinicalUnit", "traineePostNumber"]) {
      expect(hod).not.toContain(field);
    }
  });
});

describe("a change", () => {
  const professional = form({ disciplineId: "1", specialityId: "2", specialityGradeId: "3" });

  test("[S4.023 S4.024] of the discipline resets speciality and grade", () => {
    expect(changeField(professional, "disciplineId", "9")).toMatchObject({
      disciplineId: "9",
      specialityId: "",
      specialityGradeId: "",
    });
  });

  test("[S4.026] of the speciality resets the grade alone", () => {
    expect(changeField(professional, "specialityId", "9")).toMatchObject({
      disciplineId: "1",
      specialityId: "9",
      specialityGradeId: "",
    });
  });

  test("[S4.023] to the same value resets nothing", () => {
    expect(changeField(professional, "disciplineId", "1")).toBe(professional);
  });

  test("[S4.021] of the identity type clears the other identity fields", () => {
    const filled = form({ idNumber: "1", passportNumber: "2", passportCountryId: "ZA" });
    expect(changeField(filled, "identityType", "PASSPORT")).toMatchObject({
      idNumber: "",
      passportNumber: "",
      passportCountryId: "",
    });
  });

  test("[S4.014] of the sector to No clears institution, role and what the role asked", () => {
    const filled = form({ ...supervisor, trainingInstitutionId: "9", clinicalUnit: "W" });
    expect(changeField({ ...filled, hod: invitedHod }, "academicSector", "No")).toMatchObject({
      role: "",
      trainingInstitutionId: "",
      clinicalUnit: "",
      hod: null,
    });
  });

  test("[S4.030] of the role clears what the other role asked", () => {
    const filled = form({ ...supervisor, trainingInstitutionId: "9", clinicalUnit: "W" });
    expect(changeField(filled, "role", "TRAINEE")).toMatchObject({
      clinicalUnit: "",
      trainingInstitutionId: "9",
    });
  });

  test.each([
    ["hod", null],
    ["trainingInstitutionId", "8"],
    ["specialityId", "8"],
    ["disciplineId", "8"],
  ] as const)("[S4.017] of %s unticks the confirmation of the HOD", (field, value) => {
    const confirmed = form({ ...supervisor, hod: invitedHod, confirmedHod: true });
    expect(changeField(confirmed, field, value).confirmedHod).toBe(false);
  });
});

describe("a problem", () => {
  const place = (values: Partial<AcademicForm>, problems: Record<string, string>) =>
    placeProblems(form(values), plain, problems);

  test("[S5.027 S5.028] of a hidden speciality or grade shows on the field that reveals it", () => {
    expect(place({}, { specialityId: "A", specialityGradeId: "B" })).toEqual({ disciplineId: "A" });
    expect(place({ disciplineId: "1" }, { specialityGradeId: "B" })).toEqual({ specialityId: "B" });
  });

  test("[S5.038] of a HOD's id or invite shows on the one HOD field", () => {
    expect(place(supervisor, { hodId: "A" })).toEqual({ hod: "A" });
    expect(place(supervisor, { "hodInvite.name": "B" })).toEqual({ hod: "B" });
  });

  test("[S7.017] comes in the order of the form, and none for a field that is not there", () => {
    const problems = { termsAccepted: "C", clinicalUnit: "X", surname: "B", name: "A" };
    expect(Object.keys(place({}, problems))).toEqual(["name", "surname", "termsAccepted"]);
  });
});
