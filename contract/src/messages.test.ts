import { expect, test } from "vitest";
import { messages } from "./messages.ts";

test.each([
  [
    "S5.088",
    messages.password,
    "Password needs at least 8 characters. Must consist of at least one number character and one alphabet character.",
  ],
  ["S5.089", messages.required, "The field is required"],
  ["S5.090", messages.mismatch, "The value entered does not match"],
  ["S5.091", messages.invalid, "Please enter a valid value for this field"],
  ["S5.092", messages.invalidField("HPCSA number"), "The HPCSA number field is invalid"],
  ["S5.093", messages.maximumLength(7), "Maximum length is 7"],
  ["S5.094", messages.minimumLength(7), "Minimum length is 7"],
  ["S5.095", messages.dateFormat, "The date field must be in a valid format"],
  [
    "S5.096",
    messages.dateRange("1950-01-01", "2026-11-20"),
    "Date must be between 1950-01-01 and 2026-11-20",
  ],
  ["S5.076", messages.contact, "Please ensure that your contact details are entered correctly."],
])("[%s] the message reads as specified", (_clause, message, text) => {
  expect(message).toBe(text);
});
