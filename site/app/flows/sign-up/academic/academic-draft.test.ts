import { describe, expect, test } from "vitest";
import { draftOf, parseDraft } from "./academic-draft.ts";
import { type AcademicForm, emptyAcademicForm } from "./academic-form.ts";

const filled: AcademicForm = {
  ...emptyAcademicForm,
  name: "Thandi",
  username: "thandi@example.org",
  password: "secret-password-1",
  confirmPassword: "secret-password-2",
  idNumber: "8001015009087",
  passportNumber: "A1234567",
  identityType: "PASSPORT",
  academicSector: "Yes",
  role: "SUPERVISOR",
  hod: {
    is: "found",
    hod: {
      id: "5",
      user: { name: "Ayanda", surname: "Khumalo" },
      trainingInstitution: "Academic hospital",
      speciality: null,
    },
  },
  confirmedHod: true,
  termsAccepted: true,
};

describe("the draft of a registration", () => {
  test("[SEC-F10] holds no password, no identity document and no consent", () => {
    const text = draftOf(filled, "");
    for (const secret of [
      filled.password,
      filled.confirmPassword,
      filled.idNumber,
      filled.passportNumber,
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(parseDraft(text, "")).not.toHaveProperty("termsAccepted");
    expect(parseDraft(text, "")).not.toHaveProperty("confirmedHod");
  });

  test("[SEC-F10 SEC-C13] of an invite holds nothing of its key", () => {
    expect(draftOf(filled, "the-key-of-an-invite")).not.toContain("the-key");
  });

  test("gives back what it holds", () => {
    expect(parseDraft(draftOf(filled, "key"), "key")).toMatchObject({
      name: "Thandi",
      identityType: "PASSPORT",
      role: "SUPERVISOR",
      hod: filled.hod,
    });
  });

  test("[S4.032 S4.033] of another invite, or of none, is not this one's", () => {
    expect(parseDraft(draftOf(filled, ""), "key")).toEqual({});
    expect(parseDraft(draftOf(filled, "key"), "")).toEqual({});
  });

  test("[S6.010] gives nobody the role of a head of department", () => {
    expect(parseDraft(draftOf({ ...filled, role: "HOD" }, ""), "")).not.toHaveProperty("role");
  });

  test.each([
    null,
    "",
    "null",
    "[]",
    "{",
    '{"invite": 2166136261, "name": 7}',
    '{"invite": 2166136261, "identityType": "OTHER"}',
    '{"invite": 2166136261, "hod": {"is": "found"}}',
    '{"invite": 2166136261, "password": "secret"}',
  ])("ignores what is no draft: %s", (text) => {
    expect(parseDraft(text, "")).toEqual({});
  });
});
