import { describe, expect, test } from "vitest";
import { shownFields } from "./academic/academic-fields.ts";
import { type AcademicForm, emptyAcademicForm } from "./academic/academic-form.ts";
import { shownPracticeFields } from "./practice/practice-fields.ts";
import { emptyPracticeForm } from "./practice/practice-form.ts";

const plain = { isRegistrar: false, isHodQuestioned: false };
const academic = (values: Partial<AcademicForm>) =>
  [...shownFields({ ...emptyAcademicForm, ...values }, plain)].sort();
const always = [
  "cellPhoneNumber",
  "confirmPassword",
  "disciplineId",
  "hpcsaNumber",
  "idNumber",
  "identityType",
  "name",
  "password",
  "prNumber",
  "surname",
  "termsAccepted",
  "username",
];
const sector = ["academicSector", "role", "trainingInstitutionId"];

describe("[SEC-D18] nothing is asked of a person that their role does not need", () => {
  test.each([
    ["nobody in particular", {}, ["academicSector"]],
    ["a trainee", { academicSector: "Yes", role: "TRAINEE" }, [...sector, "traineePostNumber"]],
    [
      "a supervisor",
      { academicSector: "Yes", role: "SUPERVISOR" },
      [...sector, "clinicalUnit", "hod"],
    ],
  ] as const)("academic: %s", (_who, values, more) => {
    expect(academic(values)).toEqual([...always, ...more].sort());
  });

  test("practice: one document, and no profession before the discipline", () => {
    expect([...shownPracticeFields(emptyPracticeForm, null)].sort()).toMatchInlineSnapshot(`
      [
        "cellularNumber",
        "confirmPassword",
        "emailAddress",
        "firstname",
        "hcp.discipline",
        "hcp.hpcsaNumber",
        "identityNumber",
        "identityType",
        "lastname",
        "password",
        "practiceNumber",
        "practicePhone",
        "termsAccepted",
        "username",
        "usernameType",
      ]
    `);
  });
});
