import { expect, test } from "vitest";
import { practiceNumberProblem } from "./practice-number.ts";

test("[S5.056 S9.005] exactly 7 digits pass", () => {
  expect(practiceNumberProblem("0123456", "Practice number")).toBeNull();
});

test("[S5.094] fewer digits get the minimum length", () => {
  expect(practiceNumberProblem("123456", "Practice number")).toBe("Minimum length is 7");
});

test("[S5.093] more digits get the maximum length", () => {
  expect(practiceNumberProblem("12345678", "Practice number")).toBe("Maximum length is 7");
});

test.each(["12345a7", "1234 67", "-123456", "١٢٣٤٥٦٧"])("[S5.092] %s is invalid", (text) => {
  expect(practiceNumberProblem(text, "Practice number")).toBe(
    "The Practice number field is invalid",
  );
});
