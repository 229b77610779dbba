import { expect, test } from "vitest";
import { retainUntil } from "./retention.ts";

const now = new Date("2026-11-21T10:00:00Z");
const until = (idNumber: string | null) => retainUntil(now, idNumber).toISOString().slice(0, 10);

test.each([
  ["nobody's birthday is known", null, "2032-11-21"],
  ["an adult", "8001015009087", "2032-11-21"],
  ["a child of four stays until 21", "2203155009087", "2043-03-15"],
  ["a child of sixteen stays for six years", "1011225009087", "2032-11-21"],
  ["a birthday of tomorrow is a hundred years ago", "2611225009087", "2032-11-21"],
])("[S9.031 SEC-H9] %s", (_who, idNumber, day) => {
  expect(until(idNumber)).toBe(day);
});
