import { describe, expect, test } from "vitest";
import type { CallError } from "../../../client/send.ts";
import {
  isFormUnavailable,
  newPracticeSignUp,
  nextPracticeSignUp,
  type PracticeSignUp,
  problemsOf,
  registrationRefusal,
  type SignUpEvent,
} from "./practice-sign-up.state.ts";

const after = (...events: SignUpEvent[]): PracticeSignUp =>
  events.reduce(nextPracticeSignUp, newPracticeSignUp);
const required = "The field is required";
const items = [{ id: "1", name: "Medicine", active: true }];
const refused = (problems: Record<string, string>): SignUpEvent => ({
  type: "refused",
  message: "Words",
  problems,
});

describe("the lists", () => {
  test.each(["countries", "disciplines"] as const)(
    "[S2.179] the form is unavailable while %s failed to load, and no longer once they are asked again",
    (list) => {
      const failed = after({ type: "listAnswered", list, answer: { is: "failed", message: "No" } });
      expect(isFormUnavailable(failed)).toBe(true);
      const again = nextPracticeSignUp(failed, { type: "listsAskedAgain" });
      expect(isFormUnavailable(again)).toBe(false);
      expect(again.lists[list]).toEqual({ is: "loading" });
    },
  );

  test("[S2.179] specialities that failed to load do not take the form away", () => {
    const answer = { is: "failed", message: "No" } as const;
    expect(isFormUnavailable(after({ type: "listAnswered", list: "specialities", answer }))).toBe(
      false,
    );
  });

  test("[S4.036] another discipline makes its specialities load, and the old ones go", () => {
    const loaded = after({
      type: "listAnswered",
      list: "specialities",
      answer: { is: "loaded", items },
    });
    const changed = nextPracticeSignUp(loaded, {
      type: "changed",
      field: "hcp.discipline",
      value: "2",
    });
    expect(changed.lists.specialities).toEqual({ is: "loading" });
  });

  test("[S4.037] another speciality makes its roles load", () => {
    const loaded = after({ type: "listAnswered", list: "roles", answer: { is: "loaded", items } });
    const changed = nextPracticeSignUp(loaded, {
      type: "changed",
      field: "hcp.speciality",
      value: "2",
    });
    expect(changed.lists.roles).toEqual({ is: "loading" });
  });

  test("[S4.036 S4.037] a draft that comes back late makes what depends on its choices load", () => {
    const answer = { is: "loaded", items } as const;
    const loaded = after(
      { type: "listAnswered", list: "specialities", answer },
      { type: "listAnswered", list: "roles", answer },
    );
    const values = { "hcp.discipline": "9", "hcp.speciality": "2" };
    const { lists } = nextPracticeSignUp(loaded, { type: "restored", resumed: false, values });
    expect(lists).toMatchObject({ specialities: { is: "loading" }, roles: { is: "loading" } });
  });

  test("a restored choice that is offered no more is no choice, one that is offered stays", () => {
    const restored = after({
      type: "restored",
      resumed: false,
      values: { "hcp.discipline": "9", "hcp.speciality": "2" },
    });
    const answer = { is: "loaded", items } as const;
    const list = "disciplines" as const;
    expect(nextPracticeSignUp(restored, { type: "listAnswered", list, answer }).form).toMatchObject(
      {
        "hcp.discipline": "",
        "hcp.speciality": "",
      },
    );
    const kept = after({ type: "restored", resumed: false, values: { "hcp.discipline": "1" } });
    expect(
      nextPracticeSignUp(kept, { type: "listAnswered", list, answer }).form["hcp.discipline"],
    ).toBe("1");
  });
});

describe("a refusal", () => {
  test("[S5.086] keeps what was typed", () => {
    const typed = after({ type: "changed", field: "firstname", value: "Lerato" }, refused({}));
    expect(typed.form.firstname).toBe("Lerato");
    expect(typed.step).toMatchObject({ at: "refused", message: "Words" });
  });

  test("[S5.086] a correction takes its own message away and leaves the others", () => {
    const state = after(refused({ firstname: required, lastname: required }), {
      type: "changed",
      field: "firstname",
      value: "L",
    });
    expect(state.problems).toEqual({ lastname: required });
  });

  test("[S4.040] a message goes with the field that it was about", () => {
    const state = after(refused({ identityNumber: required }), {
      type: "changed",
      field: "identityType",
      value: "PASSPORT",
    });
    expect(state.problems).toEqual({});
  });

  test("[S4.052] the next attempt starts clean and sets the loading flag", () => {
    expect(after(refused({ firstname: required }), { type: "sent" })).toMatchObject({
      step: { at: "sending" },
      problems: {},
    });
  });
});

describe("a failed registration", () => {
  const failed = (error: Partial<CallError>): CallError => ({
    status: 400,
    statusText: "",
    message: "Server words",
    type: "400",
    fields: {},
    ...error,
  });

  test("[S7.059 S8.037] shows the server's words and puts its fields' messages on the fields", () => {
    expect(registrationRefusal(failed({ fields: { firstname: "Wrong" } }))).toEqual({
      message: "Server words",
      problems: { firstname: "Wrong" },
      isUsernameTaken: false,
    });
  });

  test.each(["USERNAME_TAKEN", undefined])(
    "[S7.059] 409 (%s) is shown on the username as well",
    (code) => {
      const error = failed({ status: 409, ...(code === undefined ? {} : { code }) });
      const refusal = registrationRefusal(error);
      expect(refusal.problems).toEqual({ username: "Server words" });
      expect(after({ type: "refused", ...refusal }).step).toMatchObject({ isUsernameTaken: true });
    },
  );

  test("[S7.059] 409 of a request that is still under way blames no field", () => {
    const error = failed({ status: 409, code: "IN_PROGRESS" });
    expect(registrationRefusal(error).problems).toEqual({});
  });
});

describe("an invite", () => {
  test("[S4.001 S4.002 S4.003] that is usable is taken over", () => {
    const invite = { inviteCode: "abc", userType: "NURSE" };
    expect(after({ type: "inviteAnswered", outcome: { kind: "usable", invite } }).invite).toEqual(
      invite,
    );
  });

  test("[S4.006] that is refused says why, and the form works as if not invited", () => {
    const outcome = { kind: "refused", message: "Words" } as const;
    const state = after({ type: "inviteAnswered", outcome });
    expect(state).toMatchObject({ invite: null, step: { at: "refused", message: "Words" } });
  });

  test("[S5.059] the practice number and phone are not asked of an invited professional", () => {
    const invite = { inviteCode: "abc", userType: "HCP" };
    const fields = Object.keys(problemsOf({ form: newPracticeSignUp.form, invite }));
    expect(fields).not.toContain("practiceNumber");
    expect(Object.keys(problemsOf(newPracticeSignUp))).toContain("practiceNumber");
  });
});

test("[S5.042 S5.043 S5.044 S5.045 S5.047 S5.048 S5.049 S5.051 S5.060 S5.063 S2.134] an untouched form is told what is required", () => {
  expect(problemsOf(newPracticeSignUp)).toMatchObject({
    firstname: required,
    lastname: required,
    emailAddress: required,
    cellularNumber: required,
    username: required,
    password: required,
    confirmPassword: required,
    identityNumber: required,
    "hcp.discipline": required,
    "hcp.hpcsaNumber": required,
    termsAccepted: required,
  });
});

test("[S4.052] a registration that is abandoned waits for nothing", () => {
  expect(after({ type: "sent" }).step).toEqual({ at: "sending" });
  expect(after({ type: "sent" }, { type: "abandoned" })).toEqual(newPracticeSignUp);
});
