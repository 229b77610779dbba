import { expect, test } from "vitest";
import { momentWords as af } from "../af/moments.ts";
import { momentWords as en } from "../en/moments.ts";
import { momentWords as zu } from "../zu/moments.ts";
import { dayIn, timeIn } from "./dates.ts";

const moment = new Date("2026-08-31T22:05:00Z");

test.for([
  ["en", en.months, "1 September 2026"],
  ["af", af.months, "1 September 2026"],
  ["zu", zu.months, "1 Septhemba 2026"],
] as const)(
  "a day in %s has the month's own name, whatever the browser knows, and is South Africa's",
  ([, months, day]) => {
    expect(dayIn(months, moment)).toBe(day);
    expect(months).toHaveLength(12);
  },
);

test("a time is South Africa's, on 24 hours", () => {
  expect(timeIn(moment)).toBe("00:05");
});
