import type { fieldMessageWords as english } from "../en/field-messages.ts";
import type { Translation } from "../text/translation.ts";

/** What a form says about one of its fields (section 5 of the specification). */
export const fieldMessageWords: Translation<typeof english> = {
  /** A password that does not keep the rule (S5.088). */
  password:
    "Password needs at least 8 characters. Must consist of at least one number character and one alphabet character.",
  /** A field that must be filled and is empty (S5.089). */
  required: "The field is required",
  /** A confirmation that is not the value above it (S5.090). */
  mismatch: "The value entered does not match",
  /** A value that the rule of its field refuses (S5.091). */
  invalid: "Please enter a valid value for this field",
  /** The same, with the label of the field (S5.092). */
  invalidField: "The {label} field is invalid",
  /** A text that is too long (S5.093). */
  maximumLength: "Maximum length is {length}",
  /** A text that is too short (S5.094). */
  minimumLength: "Minimum length is {length}",
  /** A text that is no date (S5.095). */
  dateFormat: "The date field must be in a valid format",
  /** A date that is too early or too late; both ends are ISO dates (S5.096). */
  dateRange: "Date must be between {minimum} and {maximum}",
  /** Why an invite does not fit what was typed, and what to do (SEC-D5, Q043). */
  inviteForOtherAddress:
    "The invite is for another email address. Please use the address that it was sent to, or sign up without the invite.",
  inviteForOtherRole:
    "The invite is for another role. Please choose the role that it names, or sign up without the invite.",
  /** A contact request that is not complete (S5.076). */
  contact: "Please ensure that your contact details are entered correctly.",
  /** Why a password that keeps the rule is refused all the same (SEC-B3). */
  passwordCommon:
    "This password is on a list of passwords that are guessed first. Please choose another one.",
  passwordContainsContext:
    "This password contains your own details or the product's name. Please choose another one.",
};
