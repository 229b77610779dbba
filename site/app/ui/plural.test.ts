import { fill } from "@frontdoor/words/text/fill.ts";
import { expect, test } from "vitest";
import { plural } from "./plural.ts";

const years = { one: "One year", other: "{years} years" } as const;

test.each([
  [0, "0 years"],
  [1, "One year"],
  [2, "2 years"],
])("%s has the text of its kind", (count, text) => {
  expect(fill(plural(years, count), { years: count })).toBe(text);
});
