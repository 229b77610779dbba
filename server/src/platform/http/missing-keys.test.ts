import { academicCalls } from "@frontdoor/contract/academic/calls.ts";
import type { Call, Schema } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import { practiceCalls } from "@frontdoor/contract/practice/calls.ts";
import { describe, expect, test } from "vitest";
import {
  goodPassword,
  newHcp,
  newPerson,
  newSupervisor,
  newTrainee,
} from "../../../test/people.ts";
import { validateInput } from "../calls/validate.ts";
import {
  type Body,
  bare,
  changed,
  filledWith,
  shapeOf,
  textsOf,
  withoutObjects,
} from "./body-texts.fixture.ts";

const both = [
  ...Object.entries(practiceCalls).map(([name, call]) => [`practice ${name}`, call] as const),
  ...Object.entries(academicCalls).map(([name, call]) => [`academic ${name}`, call] as const),
].flatMap(([name, call]: readonly [string, Call]) =>
  call.body === undefined || textsOf(call.body).length === 0
    ? []
    : [{ name, call, body: call.body }],
);

function fieldsOf(call: Call, body: Body) {
  const checked = validateInput(call, { params: {}, query: {}, body });
  return "failure" in checked ? checked.fields : {};
}

const contact = { name: "A", lastName: "B", email: "a@example.org", phoneNumber: "0821234567" };
const reset = { username: "reed", password: goodPassword };
const link = { password: goodPassword, token: "t" };
const address = { emailAddress: "a@example.org" };
const step = { token: "t", code: "123456" };
const passkey = {
  id: "a",
  rawId: "a",
  type: "public-key",
  clientExtensionResults: {},
  response: { clientDataJSON: "a", authenticatorData: "a", signature: "a" },
};
/** A body for each call that every rule accepts. */
const accepted: Record<string, Body> = {
  "practice authenticate": reset,
  "practice register": newPerson(),
  "practice requestReset": reset,
  "practice processResetWithOtp": { ...reset, otp: "123456" },
  "practice processReset": link,
  "practice resetUsername": link,
  "practice requestReminder": { email: "a@example.org" },
  "practice sendContactRequest": { ...contact, origin: "practice" },
  "academic brochureLogin": reset,
  "practice completeTwoStep": step,
  "academic completeTwoStep": step,
  "practice passkeyAuthenticate": { passkey },
  "academic passkeyAuthenticate": { passkey },
  "academic signUpHcp": newHcp(),
  "academic signUpTrainee": newTrainee(),
  "academic signUpSupervisor": newSupervisor({ hodId: "h" }),
  "academic signUpHod": newHcp({ trainingInstitutionId: "i" }),
  "academic verifyEmail": { ...address, verificationCode: "c" },
  "academic resendVerification": address,
  "academic changeAddress": { ...address, password: "p", newEmailAddress: "b@example.org" },
  "academic requestReset": reset,
  "academic changePassword": link,
  "academic resetUsername": link,
};

test("every call with texts in its body is looked at", () => {
  expect(both.map(({ name }) => name).sort()).toEqual(Object.keys(accepted).sort());
  for (const { call, name } of both) {
    expect(fieldsOf(call, accepted[name] ?? {}), name).toEqual({});
  }
});

test.each<[string, string[]]>([
  [
    "practice register",
    "identityNumber practiceNumber practicePhone hcp.discipline hcp.speciality hcp.role hcp.hpcsaNumber".split(
      " ",
    ),
  ],
  ["academic signUpHcp", ["idNumber", "disciplineId", "specialityGradeId", "hpcsaNumber"]],
  ["academic signUpTrainee", ["idNumber", "trainingInstitutionId"]],
  ["academic signUpSupervisor", ["idNumber", "trainingInstitutionId", "clinicalUnit", "hod"]],
  ["academic signUpHod", ["idNumber", "trainingInstitutionId"]],
])(
  "[SEC-D12] %s without anything names what is asked for on a condition as well",
  (name, fields) => {
    const called = both.find((one) => one.name === name);
    if (called === undefined) throw new Error(name);
    const named = fieldsOf(called.call, {});
    expect(named).toMatchObject(
      Object.fromEntries(fields.map((field) => [field, messages.required])),
    );
    expect(named).toHaveProperty("identityType", messages.required);
  },
);

test("[SEC-D4 SEC-G3] one value of another kind hides nothing of what else is wrong, and says that it is invalid", () => {
  const { call } = both.find(({ name }) => name === "practice register") ?? {};
  if (call === undefined) throw new Error();
  const body = { ...newPerson(), firstname: ["x"], identityType: "LICENCE", hcp: { role: 5 } };
  expect(fieldsOf(call, { ...body, identityNumber: "1" })).toEqual({
    firstname: messages.invalid,
    identityType: messages.invalid,
    identityNumber: messages.invalidField("ID number"),
    "hcp.role": messages.invalid,
    "hcp.discipline": messages.required,
    "hcp.speciality": messages.required,
    "hcp.hpcsaNumber": messages.required,
  });
});

describe.each(both)(
  "[SEC-D4 SEC-G3] $name: a key that is missing counts as empty",
  ({ name, call, body }) => {
    const empty = filledWith(body, "");
    const missing = filledWith(body, undefined);

    test("where all are", () => {
      expect(fieldsOf(call, missing)).toEqual(fieldsOf(call, empty));
      expect(fieldsOf(call, {})).toEqual(fieldsOf(call, withoutObjects(empty)));
      expect(Object.keys(fieldsOf(call, {}) ?? {})).not.toEqual([]);
    });

    test.each(textsOf(body))("where one is: %j %j", (...path) => {
      expect(fieldsOf(call, changed(empty, path, undefined))).toEqual(fieldsOf(call, empty));
      const whole = accepted[name] ?? {};
      const without = fieldsOf(call, changed(whole, path, undefined));
      expect(without).toEqual(fieldsOf(call, changed(whole, path, "")));
      expect(
        Object.values(without ?? {}).filter((message) => message !== messages.required),
      ).toEqual([]);
    });

    const choices = textsOf(body).flatMap((path) => {
      const schema = bare(
        path.reduce<Schema>((inner, key) => shapeOf(inner)?.[key] ?? inner, body),
      );
      const { def } = schema._zod;
      return def.type === "enum"
        ? Object.values(def.entries).map((value) => ({ path, value }))
        : [];
    });
    for (const { path, value } of choices) {
      test(`where ${path.join(".")} is ${value}`, () => {
        const chosen = (rest: Body) => fieldsOf(call, changed(rest, path, String(value)));
        expect(chosen(missing)).toEqual(chosen(empty));
      });
    }
  },
);
