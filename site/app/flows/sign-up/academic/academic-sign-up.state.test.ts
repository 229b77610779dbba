import { describe, expect, test } from "vitest";
import type { CallError } from "../../../client/send.ts";
import type { AcademicForm } from "./academic-form.ts";
import {
  type AcademicSignUp,
  type Change,
  factsOf,
  newAcademicSignUp,
  nextAcademicSignUp,
  problemsOf,
  registrationAnswer,
  type SignUpEvent,
} from "./academic-sign-up.state.ts";

const now = new Date(2026, 10, 20, 12);
const required = "The field is required";
const after = (...events: SignUpEvent[]): AcademicSignUp =>
  events.reduce(nextAcademicSignUp, newAcademicSignUp);
const changed = (change: Omit<Change, "type">) =>
  ({ type: "changed", now, ...change }) as SignUpEvent;
const restored = (values: Partial<AcademicForm>): SignUpEvent => ({
  type: "restored",
  resumed: false,
  values,
});
const refused = (problems: Record<string, string>): SignUpEvent => ({
  type: "refused",
  message: "Words",
  problems,
});
const loaded = (
  list: "grades" | "disciplines" | "specialities",
  name: string,
  translation?: string,
): SignUpEvent => ({
  type: "listAnswered",
  list,
  answer: { is: "loaded", items: [{ id: "3", name, active: true, translation }] },
});
const registrar = { academicSector: "Yes", role: "TRAINEE", specialityGradeId: "3" } as const;
const hod = {
  is: "found",
  hod: {
    id: "5",
    user: { name: "Ayanda", surname: "Khumalo" },
    trainingInstitution: { id: "9", name: "Here" },
    speciality: null,
  },
} as const;
const supervisor = {
  academicSector: "Yes",
  role: "SUPERVISOR",
  trainingInstitutionId: "9",
  hod,
} as const;

test.each([
  ["Registrar", true],
  ["registrar", false],
  ["Registrar (supernumerary)", false],
])("[S4.029] the grade %j is the registrar's: %s", (name, isRegistrar) => {
  expect(factsOf(after(restored(registrar), loaded("grades", name))).isRegistrar).toBe(isRegistrar);
});

test("[S4.029] the grade is the registrar's whatever it is called in the language of the page", () => {
  const state = after(restored(registrar), loaded("grades", "Registrar", "Kliniese assistent"));
  expect(factsOf(state).isRegistrar).toBe(true);
  const other = after(restored(registrar), loaded("grades", "Consultant", "Registrar"));
  expect(factsOf(other).isRegistrar).toBe(false);
});

describe("the registrar's date is checked at every input", () => {
  const typed = (value: string) =>
    after(
      restored(registrar),
      loaded("grades", "Registrar"),
      changed({ field: "registrarAppointmentDate", value }),
    ).problems.registrarAppointmentDate;

  test.each([
    ["S5.010 S5.039", "1949-12-31", "Date must be between 1950-01-01 and 2026-11-20"],
    ["S5.010 S5.040", "2026-11-21", "Date must be between 1950-01-01 and 2026-11-20"],
    ["S5.010", "2026-02-30", "The date field must be in a valid format"],
    ["S5.010", "20", "The date field must be in a valid format"],
    ["S9.007", "1950-01-01", undefined],
    ["S9.007", "2026-11-20", undefined],
    ["S5.010", "", undefined],
  ])("[%s] %j: %s", (_clauses, value, message) => expect(typed(value)).toBe(message));
});

describe("the HOD warning", () => {
  test("[S4.016 S7.016 S8.030] the server's word shows it, unticked, and blames nothing in the error area", () => {
    const state = after(restored({ ...supervisor, confirmedHod: true }), {
      type: "hodQuestioned",
      message: "Words",
    });
    expect(factsOf(state).isHodQuestioned).toBe(true);
    expect(state.form.confirmedHod).toBe(false);
    expect(state.step.at).toBe("hodQuestioned");
  });

  test("[S4.017] the form waits for the tick", () => {
    const state = after(restored(supervisor), { type: "hodQuestioned", message: "Words" });
    expect(problemsOf(state, now).confirmedHod).toBe(required);
    const confirmed = nextAcademicSignUp(state, changed({ field: "confirmedHod", value: true }));
    expect(problemsOf(confirmed, now)).not.toHaveProperty("confirmedHod");
  });

  test("[S4.019] it shows as soon as the chosen HOD works elsewhere, without any call", () => {
    expect(factsOf(after(restored(supervisor))).isHodQuestioned).toBe(false);
    const elsewhere = after(restored({ ...supervisor, trainingInstitutionId: "8" }));
    expect(factsOf(elsewhere).isHodQuestioned).toBe(true);
    expect(problemsOf(elsewhere, now).confirmedHod).toBe(required);
  });

  test.each([
    { field: "trainingInstitutionId", value: "9" },
    { field: "specialityId", value: "4" },
    { field: "academicSector", value: "No" },
    { field: "role", value: "TRAINEE" },
    { field: "hod", value: { is: "invited", emailAddress: "a@example.org", name: "A" } },
  ] as const)("[S4.017] a change of $field takes the server's question back", (change) => {
    const questioned = after(restored({ ...supervisor, trainingInstitutionId: "9", hod }), {
      type: "hodQuestioned",
      message: "Words",
    });
    const other =
      change.field === "trainingInstitutionId"
        ? nextAcademicSignUp(questioned, changed({ field: "trainingInstitutionId", value: "" }))
        : questioned;
    const answered = nextAcademicSignUp(other, changed(change));
    expect(answered).toMatchObject({ hodQuestioned: false, step: { at: "editing" } });
  });
});

describe("an invite", () => {
  test("[S4.032 S4.033 S4.034 S4.035] that can be had fills the form in", () => {
    const invite = { emailAddress: "thandi@example.org", name: "Thandi", role: "SUPERVISOR" };
    const outcome = { kind: "usable", key: "key-1", invite } as const;
    const state = after({ type: "inviteAnswered", outcome });
    expect(state.invite?.key).toBe("key-1");
    expect(state.form).toMatchObject({ username: "thandi@example.org", role: "SUPERVISOR" });
  });

  test("[S8.027] that is refused says why, and the form works as if not invited", () => {
    const outcome = { kind: "refused", message: "Words" } as const;
    expect(after({ type: "inviteAnswered", outcome })).toMatchObject({
      invite: null,
      step: { at: "refused", message: "Words" },
    });
  });
});

describe("a failed registration", () => {
  const failed = (change: Partial<CallError>): CallError => ({
    status: 400,
    statusText: "",
    message: "Words",
    type: "",
    fields: {},
    ...change,
  });

  test.each(["HCP", "TRAINEE", "SUPERVISOR", "HOD"] as const)(
    "[S4.016 S7.016 S8.030] with 406 is the HOD warning for the role %s",
    (role) => {
      const answer = registrationAnswer(failed({ status: 406 }), role);
      expect(answer).toEqual({ type: "hodQuestioned", message: "Words" });
    },
  );

  test("[S7.017 SEC-D8] says at the address that a HOD's invite is for another one", () => {
    const error = failed({ code: "INVITE_INVALID" });
    expect(registrationAnswer(error, "HOD")).toMatchObject({ problems: { username: "Words" } });
    expect(registrationAnswer(error, "TRAINEE")).toMatchObject({ problems: {} });
  });
});

describe("a refusal", () => {
  test("[S7.017] keeps what was typed and shows the server's words", () => {
    const typed = after(changed({ field: "name", value: "Thandi" }), refused({ name: "Wrong" }));
    expect(typed.form.name).toBe("Thandi");
    expect(typed.step).toEqual({ at: "refused", message: "Words" });
    expect(typed.problems).toEqual({ name: "Wrong" });
  });

  test("[S5.017] a correction takes its own message away and leaves the others", () => {
    const state = after(
      refused({ name: required, surname: required }),
      changed({ field: "name", value: "T" }),
    );
    expect(state.problems).toEqual({ surname: required });
  });
});

describe("the lists", () => {
  test("[S4.023 S4.026] another discipline makes its specialities load, another speciality its grades", () => {
    const state = after(
      loaded("specialities", "Urology"),
      loaded("grades", "Registrar"),
      changed({ field: "disciplineId", value: "2" }),
    );
    expect(state.lists.specialities).toEqual({ is: "loading" });
    const next = nextAcademicSignUp(state, changed({ field: "specialityId", value: "3" }));
    expect(next.lists.grades).toEqual({ is: "loading" });
  });

  test("a restored choice that is offered no more is no choice, one that is offered stays", () => {
    const gone = after(restored({ disciplineId: "9", specialityId: "2" }));
    const list = loaded("disciplines", "Medicine");
    expect(nextAcademicSignUp(gone, list).form).toMatchObject({
      disciplineId: "",
      specialityId: "",
    });
    const kept = after(restored({ disciplineId: "3" }), list);
    expect(kept.form.disciplineId).toBe("3");
  });
});

test("[S5.017 S5.018 S5.019 S5.021 S5.023 S5.024 S5.026 S5.029 S5.030 S5.031 S5.041 S2.134] an untouched form is told what is required", () => {
  expect(problemsOf(newAcademicSignUp, now)).toMatchObject({
    name: required,
    surname: required,
    username: required,
    cellPhoneNumber: required,
    password: required,
    confirmPassword: required,
    disciplineId: required,
    academicSector: required,
    hpcsaNumber: required,
    idNumber: required,
    termsAccepted: required,
  });
});

test("[S4.011 S5.035 S5.036 S5.037 S5.038 S6.003] the sector asks for institution and role, a supervisor's for unit and HOD", () => {
  const inSector = after(restored({ academicSector: "Yes" }));
  expect(problemsOf(inSector, now)).toMatchObject({
    role: required,
    trainingInstitutionId: required,
  });
  const alone = after(restored({ academicSector: "Yes", role: "SUPERVISOR" }));
  expect(problemsOf(alone, now)).toMatchObject({ clinicalUnit: required, hod: required });
  expect(problemsOf(newAcademicSignUp, now)).not.toHaveProperty("trainingInstitutionId");
});

test("[S6.004 S6.005] an invited HOD is as good as a chosen one", () => {
  const invited = { is: "invited", emailAddress: "hod@example.org", name: "Ayanda" } as const;
  for (const named of [hod, invited]) {
    const state = after(restored({ ...supervisor, hod: named }));
    expect(problemsOf(state, now)).not.toHaveProperty("hod");
  }
});

test("[S4.052] a registration that is abandoned waits for nothing", () => {
  expect(after({ type: "sent" }).step).toEqual({ at: "sending" });
  expect(after({ type: "sent" }, { type: "abandoned" })).toEqual(newAcademicSignUp);
});
