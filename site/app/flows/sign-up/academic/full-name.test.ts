import { expect, test } from "vitest";
import { splitFullName } from "./full-name.ts";

test.each([
  ["Thandi Mokoena", "Thandi", "Mokoena"],
  ["  Thandi   Grace  Mokoena ", "Thandi Grace", "Mokoena"],
  ["Johannes van Wyk", "Johannes", "van Wyk"],
  ["Anna Maria Van Der Merwe", "Anna Maria", "Van Der Merwe"],
  ["Pieter du Toit", "Pieter", "du Toit"],
  ["Marie le Roux", "Marie", "le Roux"],
  ["Jan-Hendrik de la Rey", "Jan-Hendrik", "de la Rey"],
  ["Le Roux", "Le", "Roux"],
  ["van der Merwe", "van", "der Merwe"],
  ["Thandi", "Thandi", ""],
  ["", "", ""],
])("[S4.033] the full name %j is the name %j and the surname %j", (full, name, surname) => {
  expect(splitFullName(full)).toEqual({ name, surname });
});
