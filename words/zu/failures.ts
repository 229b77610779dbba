import type { failureWords as english } from "../en/failures.ts";
import type { Translation } from "../text/translation.ts";

/** What the server says of a call that failed, by the code of the failure; no screen writes them. */
export const failureWords: Translation<typeof english> = {
  MALFORMED: "The request could not be read. Please try again.",
  UNAUTHORISED: "A valid product key is needed for this call.",
  FOREIGN_ORIGIN: "This request came from another site and was refused.",
  NOT_FOUND: "There is nothing at this address.",
  METHOD_NOT_ALLOWED: "This address does not accept that method.",
  NOT_ACCEPTABLE: "The requested version of this call is not available.",
  USERNAME_TAKEN: "This username is already in use. Please choose another one.",
  IN_PROGRESS: "The same request is still being worked on. Please try again in a moment.",
  TOO_LARGE: "The request is too large.",
  UNSUPPORTED_TYPE: "The request must be sent as application/json.",
  KEY_REUSED: "This request was already sent with other values. Please reload the page.",
  PROOF_OF_WORK_NEEDED:
    "Many people are signing up from your network at the moment. Please reload the page and try again.",
  TOO_MANY_REQUESTS: "There were too many attempts. Please wait a while and try again.",
  RESET_LINK_USED: "This link was already used. Please ask for a new one.",
  RESET_LINK_EXPIRED: "This link has expired. Please ask for a new one.",
  RESET_LINK_UNKNOWN: "This link is not valid. Please ask for a new one.",
  OTP_INVALID: "The one-time password is not valid or has expired. Please ask for a new one.",
  INVITE_INVALID: "This invite is not valid for this registration. Please ask for a new one.",
  VERIFICATION_INVALID: "This verification link is not valid. Please ask for a new one.",
  VERIFICATION_EXPIRED: "This verification link has expired. Please ask for a new one.",
  INVITE_WITHDRAWN: "Your invitation was withdrawn. Please ask whoever invited you for a new one.",
  HAND_OFF_INVALID:
    "This hand-off code is not valid: it was used, has expired, or is for another product.",
  ACCOUNT_UNKNOWN: "There is no account with this username.",
  ACCOUNT_NOT_ACTIVE: "There is no active account with this username.",
  ACCOUNT_ARCHIVED: "The account is archived already.",
  PATIENT_UNKNOWN: "There is no active patient's account with this username.",
  INVITE_UNKNOWN: "There is no invite with this id that could still be used.",
  HOD_LINK_UNKNOWN: "There is no link with this id to this head of department.",
  MESSAGE_UNKNOWN: "There is no message with this id that was given up.",
  KEY_UNKNOWN: "There is no valid key with this id.",
};
