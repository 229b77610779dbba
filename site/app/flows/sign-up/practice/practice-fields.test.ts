import { describe, expect, test } from "vitest";
import {
  changePracticeField,
  placePracticeProblems,
  practiceSections,
  shownPracticeFields,
} from "./practice-fields.ts";
import { emptyPracticeForm, type PracticeForm } from "./practice-form.ts";

const form = (values: Partial<PracticeForm> = {}): PracticeForm => ({
  ...emptyPracticeForm,
  ...values,
});
const shown = (values: Partial<PracticeForm> = {}) => shownPracticeFields(form(values), null);
const invited = (userType: string) =>
  shownPracticeFields(form({ "hcp.discipline": "1" }), { inviteCode: "abc", userType });

describe("the fields that show", () => {
  test("every field belongs to exactly one section", () => {
    const fields: string[] = practiceSections.flatMap((section) => section.fields);
    expect(fields.toSorted()).toEqual(Object.keys(emptyPracticeForm).toSorted());
  });

  test("[S4.038] speciality appears once a discipline is chosen", () => {
    expect(shown()).not.toContain("hcp.speciality");
    expect(shown({ "hcp.discipline": "1" })).toContain("hcp.speciality");
  });

  test("[S4.039] role appears once a speciality is chosen", () => {
    expect(shown({ "hcp.discipline": "1" })).not.toContain("hcp.role");
    expect(shown({ "hcp.discipline": "1", "hcp.speciality": "2" })).toContain("hcp.role");
  });

  test("[S4.040 S4.041 S4.042] the identity type decides between ID number and passport", () => {
    expect(shown()).toContain("identityNumber");
    expect(shown()).not.toContain("passportNumber");
    const passport = shown({ identityType: "PASSPORT" });
    expect(passport).toEqual(expect.arrayContaining(["passportNumber", "passportCountry"]));
    expect(passport).not.toContain("identityNumber");
  });

  test("[S4.043] the username shows for CUSTOM alone", () => {
    expect(shown()).toContain("username");
    expect(shown({ usernameType: "EMAIL" })).not.toContain("username");
    expect(shown({ usernameType: "CELLULAR" })).not.toContain("username");
  });

  test("[S4.044 S4.045] an invite hides practice number and practice phone", () => {
    expect(shown()).toEqual(expect.arrayContaining(["practiceNumber", "practicePhone"]));
    expect(invited("HCP")).not.toContain("practiceNumber");
    expect(invited("HCP")).not.toContain("practicePhone");
    expect(invited("HCP")).toContain("hcp.discipline");
  });

  test("[S4.046] an invite for another type hides every professional field", () => {
    expect(invited("RECEPTIONIST").filter((field) => field.startsWith("hcp."))).toEqual([]);
  });
});

describe("a change", () => {
  const professional = form({
    "hcp.discipline": "1",
    "hcp.speciality": "2",
    "hcp.role": "3",
    "hcp.hpcsaNumber": "MP1",
  });

  test("[S4.036] of the discipline resets speciality and role", () => {
    expect(changePracticeField(professional, "hcp.discipline", "9")).toMatchObject({
      "hcp.discipline": "9",
      "hcp.speciality": "",
      "hcp.role": "",
      "hcp.hpcsaNumber": "MP1",
    });
  });

  test("[S4.037] of the speciality resets the role alone", () => {
    expect(changePracticeField(professional, "hcp.speciality", "9")).toMatchObject({
      "hcp.discipline": "1",
      "hcp.speciality": "9",
      "hcp.role": "",
    });
  });

  test("[S4.036] to the same value resets nothing", () => {
    expect(changePracticeField(professional, "hcp.discipline", "1")).toBe(professional);
  });

  test("[S4.040 S4.041] of the identity type clears the other identity fields", () => {
    const filled = form({ identityNumber: "1", passportNumber: "2", passportCountry: "ZA" });
    expect(changePracticeField(filled, "identityType", "PASSPORT")).toMatchObject({
      identityType: "PASSPORT",
      identityNumber: "",
      passportNumber: "",
      passportCountry: "",
    });
  });
});

describe("a problem", () => {
  const place = (values: Partial<PracticeForm>, problems: Record<string, string>) =>
    placePracticeProblems(form(values), null, problems);

  test("[S4.043] with a username that stands for the email or cellphone number shows there", () => {
    expect(place({ usernameType: "EMAIL" }, { username: "Taken" })).toEqual({
      emailAddress: "Taken",
    });
    expect(place({ usernameType: "CELLULAR" }, { username: "Taken" })).toEqual({
      cellularNumber: "Taken",
    });
  });

  test("[S5.044] does not take the place of the field's own message", () => {
    const problems = { username: "From the username", emailAddress: "Its own" };
    expect(place({ usernameType: "EMAIL" }, problems)).toEqual({ emailAddress: "Its own" });
  });

  test("[S5.061 S5.062] of a hidden speciality or role shows on the field that reveals it", () => {
    expect(place({}, { "hcp.speciality": "A", "hcp.role": "B" })).toEqual({
      "hcp.discipline": "A",
    });
    expect(place({ "hcp.discipline": "1" }, { "hcp.role": "B" })).toEqual({
      "hcp.speciality": "B",
    });
  });

  test("[S5.057] under the second name of the practice phone shows on the one field", () => {
    expect(place({}, { "phone.number": "A" })).toEqual({ practicePhone: "A" });
  });

  test("[S5.086] comes in the order of the form, and none for a field that is not there", () => {
    const problems = { termsAccepted: "C", unknown: "X", lastname: "B", firstname: "A" };
    expect(Object.keys(place({}, problems))).toEqual(["firstname", "lastname", "termsAccepted"]);
  });
});
