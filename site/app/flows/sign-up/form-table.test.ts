import type { FieldEntry } from "@frontdoor/contract/form-fields.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  emptyFormOf,
  isFaulty,
  isShown,
  keptOf,
  restoredFrom,
  sectionsOf,
  sentOf,
} from "./form-table.ts";

interface Entered {
  pet?: string;
}
const fields = {
  chip: { label: "Chip", section: "one", endsSection: true, optional: true, sent: z.string() },
  pet: {
    label: "Pet",
    section: "one",
    initial: "cat" as "cat" | "dog",
    draft: z.enum(["cat", "dog"]),
    sent: z.string(),
  },
  "home.street": { label: "Street", section: "two", draft: z.string(), sent: z.string() },
  "home.town": {
    label: "Town",
    section: "two",
    shows: ({ pet }) => pet === "dog",
    sent: z.string(),
  },
  secret: { label: "Secret", section: "two", verbatim: true, sent: z.string() },
  again: { label: "Once more", section: "two" },
} as const satisfies Record<string, FieldEntry<Entered>>;
const form = {
  ...emptyFormOf(fields),
  "home.street": " Long ",
  "home.town": "Paarl",
  secret: " s ",
  again: "s",
};

test("an untouched form holds what its entries begin with, else empty text", () => {
  expect(emptyFormOf(fields)).toMatchObject({ pet: "cat", chip: "", again: "" });
});

test("a part lists its fields in the order of the table, those that end it last", () => {
  expect(sectionsOf({ two: "Two", one: "One" }, fields)).toEqual([
    { id: "two", title: "Two", fields: ["home.street", "home.town", "secret", "again"] },
    { id: "one", title: "One", fields: ["pet", "chip"] },
  ]);
  expect(isFaulty(fields, "one", { chip: "No" })).toBe(true);
  expect(isFaulty(fields, "two", { chip: "No", stranger: "No" })).toBe(false);
});

test("[S3.042 S4.027] a form sends what shows and is filled in, trimmed but for passwords", () => {
  expect(isShown(fields["home.town"], { pet: "cat" })).toBe(false);
  expect(sentOf(fields, form)).toEqual({ pet: "cat", home: { street: "Long" }, secret: " s " });
  expect(sentOf(fields, { ...form, pet: "dog", chip: " 1 " })).toEqual({
    chip: "1",
    pet: "dog",
    home: { street: "Long", town: "Paarl" },
    secret: " s ",
  });
});

test("[SEC-F10] a draft keeps what an entry lets it keep, and gives back only what a field may hold", () => {
  expect(keptOf(fields, form)).toEqual({ pet: "cat", "home.street": " Long " });
  expect(restoredFrom(fields, { pet: "cow", "home.street": "Long", secret: "s" })).toEqual({
    "home.street": "Long",
  });
});
