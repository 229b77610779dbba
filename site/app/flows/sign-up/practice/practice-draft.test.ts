import { describe, expect, test } from "vitest";
import { draftOf, parseDraft } from "./practice-draft.ts";
import { emptyPracticeForm, type PracticeForm } from "./practice-form.ts";

const filled: PracticeForm = {
  ...emptyPracticeForm,
  firstname: "Lerato",
  emailAddress: "lerato@example.org",
  username: "lerato",
  password: "secret-password-1",
  confirmPassword: "secret-password-2",
  identityNumber: "8001015009087",
  passportNumber: "A1234567",
  identityType: "PASSPORT",
  passportCountry: "NA",
  "hcp.discipline": "12",
  termsAccepted: true,
};

describe("the draft of a registration", () => {
  test("[SEC-F10] holds no password, no identity document and no consent", () => {
    const text = draftOf(filled);
    for (const secret of [
      filled.password,
      filled.confirmPassword,
      filled.identityNumber,
      filled.passportNumber,
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(parseDraft(text)).not.toHaveProperty("termsAccepted");
  });

  test("gives back what it holds", () => {
    expect(parseDraft(draftOf(filled))).toMatchObject({
      firstname: "Lerato",
      emailAddress: "lerato@example.org",
      username: "lerato",
      identityType: "PASSPORT",
      "hcp.discipline": "12",
    });
  });

  test.each([
    null,
    "",
    "null",
    "[]",
    "{",
    '{"firstname": 7}',
    '{"identityType": "OTHER"}',
    '{"usernameType": "OTHER"}',
    '{"password": "secret"}',
  ])("ignores what is no draft: %s", (text) => {
    expect(parseDraft(text)).toEqual({});
  });
});
