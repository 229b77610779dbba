import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  bodyProblems,
  byFieldName,
  type FieldEntry,
  formProblems,
  labelsOf,
  sentShape,
} from "./form-fields.ts";
import { messages } from "./messages.ts";
import { confirmationRule, textRule } from "./rules.ts";

interface Entered {
  pet?: string;
  "pet.name"?: string;
  chip?: string;
  again?: string;
}
const fields = {
  pet: { label: "Pet", section: "one", rule: (named) => textRule(named, 5), sent: z.string() },
  "pet.name": {
    label: "Name",
    section: "one",
    asked: ({ pet }) => pet === "dog",
    rule: (named) => textRule(named, 5),
    sent: z.string(),
  },
  chip: { label: "Chip", section: "one", optional: true, rule: (named) => textRule(named, 5) },
  again: {
    label: "Once more",
    section: "two",
    formOnly: true,
    rule: ({ field, value }, { pet }) => confirmationRule(field, value, pet),
  },
} as const satisfies Record<string, FieldEntry<Entered>>;

test("[S5.092] each field has the label of its entry", () => {
  expect(labelsOf(fields)).toEqual({
    pet: "Pet",
    "pet.name": "Name",
    chip: "Chip",
    again: "Once more",
  });
});

test("[S5.016] a field is checked only of whom it is asked, an optional one only when it is filled in", () => {
  const required = messages.required;
  expect(formProblems(fields, { pet: "cat", again: "cat" })).toEqual({});
  expect(formProblems(fields, { pet: "dog", again: "dog" })).toEqual({ "pet.name": required });
  expect(formProblems(fields, { pet: "cat", again: "cat", chip: "123456" })).toEqual({
    chip: messages.maximumLength(5),
  });
});

test("[S5.050 SEC-D12] what stays in the browser is checked of a form, and of no body", () => {
  expect(formProblems(fields, { pet: "cat", again: "dog" })).toEqual({ again: messages.mismatch });
  expect(bodyProblems(fields, { pet: "cat" })).toEqual({});
});

test("[SEC-D3] a body is made of the fields that are sent, those behind a dot in an object", () => {
  expect(Object.keys(sentShape(fields))).toEqual(["pet"]);
  expect(Object.keys(sentShape(fields, "pet."))).toEqual(["name"]);
  const named = byFieldName({ hcp: { role: "1" }, phone: null, type: "HCP" });
  expect(named).toEqual({ hcp: { role: "1" }, "hcp.role": "1", phone: null, type: "HCP" });
});
