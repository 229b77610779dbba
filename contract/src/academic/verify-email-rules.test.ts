import { expect, test } from "vitest";
import { messages } from "../messages.ts";
import { otherAddressProblems } from "./verify-email-rules.ts";

test("[S5.020] another address must be one, and needs the password", () => {
  const entered = { newEmailAddress: "thandi@example.org", password: " " };
  expect(otherAddressProblems(entered)).toEqual({});
  expect(otherAddressProblems({ newEmailAddress: "thandi", password: "" })).toEqual({
    newEmailAddress: "The New email address field is invalid",
    password: messages.required,
  });
  expect(otherAddressProblems({ ...entered, newEmailAddress: "" })).toEqual({
    newEmailAddress: messages.required,
  });
});
