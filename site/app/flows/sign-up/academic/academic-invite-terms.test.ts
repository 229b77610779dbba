import { describe, expect, test } from "vitest";
import { type AcademicForm, emptyAcademicForm } from "./academic-form.ts";
import { inviteKeyFor, inviteStanding, takeOver } from "./academic-invite-terms.ts";

const invited = (role: string, form: Partial<AcademicForm> = {}) =>
  takeOver({ ...emptyAcademicForm, ...form }, "key-1", {
    emailAddress: "Thandi@example.org",
    name: "Thandi van der Merwe",
    role,
  });

describe("an invite that is taken over", () => {
  test.each([
    ["TRAINEE", "Yes", "TRAINEE"],
    ["SUPERVISOR", "Yes", "SUPERVISOR"],
    ["HOD", "Yes", "HOD"],
    ["HCP", "No", ""],
  ])(
    "[S4.032 S4.033 S4.034 S4.035 S6.002] for a %s prefills username and name, the sector %s and the role %j",
    (role, academicSector, chosen) => {
      const { form, invite } = invited(role);
      expect(form).toMatchObject({
        username: "Thandi@example.org",
        name: "Thandi",
        surname: "van der Merwe",
        academicSector,
        role: chosen,
      });
      expect(inviteKeyFor(form, invite)).toBe("key-1");
    },
  );

  test("[S4.034 S4.035] of a role that is none leaves the role open, and applies to any", () => {
    const { form, invite } = invited("NURSE");
    expect(form).toMatchObject({ academicSector: "Yes", role: "" });
    expect(inviteStanding({ ...form, role: "TRAINEE" }, invite)).toBe("applies");
  });

  test("[S4.032 S4.033] leaves what was typed meanwhile", () => {
    const { form } = invited("TRAINEE", {
      username: "mine@example.org",
      surname: "Mokoena",
      academicSector: "Yes",
      role: "SUPERVISOR",
    });
    expect(form).toMatchObject({
      username: "mine@example.org",
      name: "Thandi",
      surname: "Mokoena",
      role: "SUPERVISOR",
    });
    expect(invited("TRAINEE", { academicSector: "No" }).form.academicSector).toBe("No");
  });

  test("[S6.009] of a head of department fixes the role", () => {
    const typed = { academicSector: "Yes", role: "TRAINEE" } as const;
    expect(invited("HOD", typed).form.role).toBe("HOD");
  });
});

describe("the key goes along", () => {
  const { form, invite } = invited("TRAINEE");

  test("[S7.014] as long as address and role are the invite's", () => {
    const spelled = { ...form, username: " thandi@EXAMPLE.org " };
    expect(inviteKeyFor(spelled, invite)).toBe("key-1");
  });

  test.each([
    ["otherAddress", { username: "mine@example.org" }],
    ["otherRole", { role: "SUPERVISOR" }],
    ["otherRole", { academicSector: "No", role: "" }],
  ] as const)("[S7.014 SEC-D5] and not with %s: %o", (standing, change) => {
    const changed = { ...form, ...change };
    expect(inviteStanding(changed, invite)).toBe(standing);
    expect(inviteKeyFor(changed, invite)).toBeNull();
  });

  test("[S6.009 SEC-D8] always for a head of department, who cannot register without", () => {
    const hod = invited("HOD");
    const changed = { ...hod.form, username: "mine@example.org" };
    expect(inviteKeyFor(changed, hod.invite)).toBe("key-1");
  });

  test("and without an invite there is none", () => {
    expect(inviteStanding(form, null)).toBe("none");
    expect(inviteKeyFor(form, null)).toBeNull();
  });
});
