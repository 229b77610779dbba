import { expect, test } from "vitest";
import { dateProblem, isIsoDate, localIsoDate } from "./date.ts";

test.each(["1950-01-01", "2000-02-29", "2026-11-20"])("[S5.008] %s is a date", (text) =>
  expect(isIsoDate(text)).toBe(true),
);

test.each([
  "2026-02-29",
  "1900-02-29",
  "2026-13-01",
  "2026-00-10",
  "2026-04-31",
  "20261120",
  "2026-1-2",
  "26-11-20",
  "2026-11-20 ",
  "",
  "2026-11-20T00:00:00Z",
  "٢٠٢٦-١١-٢٠",
])("[S5.008 S5.095] %j gets the format message", (text) =>
  expect(dateProblem(text, "1950-01-01", "2026-11-20")).toBe(
    "The date field must be in a valid format",
  ),
);

test("[S5.009 S9.007] both ends of the range belong to it", () => {
  expect(dateProblem("1950-01-01", "1950-01-01", "2026-11-20")).toBeNull();
  expect(dateProblem("2026-11-20", "1950-01-01", "2026-11-20")).toBeNull();
});

test.each(["1949-12-31", "2026-11-21"])("[S5.009 S5.096] %s is out of range", (text) => {
  expect(dateProblem(text, "1950-01-01", "2026-11-20")).toBe(
    "Date must be between 1950-01-01 and 2026-11-20",
  );
});

test("[S5.009] today is the local day", () => {
  expect(localIsoDate(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
