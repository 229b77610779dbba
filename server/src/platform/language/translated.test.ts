import { failures, standardMessages } from "@frontdoor/contract/errors.ts";
import { expect, test } from "vitest";
import { dictionaryOf, translated } from "./translated.ts";

const english = {
  locked: "The account is locked.",
  rules: { invalid: "The {label} field is invalid", between: "Between {first} and {last}" },
  labels: ["Username", "Cost (in R)"],
};
const other = {
  locked: "Die rekening is gesluit.",
  rules: { invalid: "Die veld {label} is ongeldig", between: "Voor {last}, na {first}" },
  labels: ["Gebruikersnaam", "Koste (in R)"],
};
const dictionary = dictionaryOf(english, other);

test.each([
  ["The account is locked.", "Die rekening is gesluit."],
  ["The Username field is invalid", "Die veld Gebruikersnaam is ongeldig"],
  ["The Cost (in R) field is invalid", "Die veld Koste (in R) is ongeldig"],
  ["The Other field is invalid", "Die veld Other is ongeldig"],
  ["Between 2 and 5", "Voor 5, na 2"],
])("%s is %s", (from, to) => {
  expect(dictionary(from)).toBe(to);
});

test.each([
  "",
  "the account is locked.",
  "The account is locked. Really.",
  "The  field is invalid",
])("%j is no text of the answers", (text) => {
  expect(dictionary(text)).toBeNull();
});

test("English answers stay word for word what they are", () => {
  for (const { message } of Object.values(failures))
    expect(translated("en", message)).toBe(message);
  expect(translated("en", standardMessages.locked)).toBe(standardMessages.locked);
});
