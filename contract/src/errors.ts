import { failureWords } from "@frontdoor/words/failures.ts";
import { messageWords } from "@frontdoor/words/messages.ts";
import { fill } from "@frontdoor/words/text/fill.ts";

/** The standard messages (section 8 of the specification). */
export const standardMessages = messageWords.standard;

/** The message for a locked account; its words `forgot password` link to that screen (S8.024, S8.025). */
export const accountLockedDisplay = messageWords.accountLocked;

/** The type of a login error that is shown by that message (S8.018). */
export const accountLockedType = "ACCOUNT_LOCKED";

/** What a person reads when their invite could not be loaded (S8.027). */
export const inviteLoadMessage = messageWords.inviteLoad;
/** What a person reads whose invite they may use (S4.007, S4.032). */
export const inviteUsableMessage = messageWords.inviteUsable;
/** What a person reads whose invite has a status that cannot be used (S8.029, S4.006). */
export const inviteStatusMessage = (status: string) => fill(messageWords.inviteStatus, { status });
/** What a person reads when a list of the practice form could not be loaded (S2.179). */
export const practiceFormsMessage = messageWords.practiceForms;
/** What a person reads whose head of department has to be confirmed. */
export const hodUnconfirmedMessage = messageWords.hodUnconfirmed;
/** What a person reads where the script of a dialog, or of what was pressed, could not be loaded. */
export const missingPartMessage = messageWords.missingPart;
/** What a person reads on the poster of a video whose site does not answer. */
export const videoAwayMessage = messageWords.videoAway;
/** What a person reads when the practice search failed (S2.175). */
export const practiceSearchMessage = messageWords.practiceSearch;

/**
 * Every failure of a call: its status, and the message for a person. Internal causes are never sent; a 5xx has only the
 * communication message (SEC-G1).
 */
export const failures = {
  VALIDATION: { status: 400, message: standardMessages.validation },
  MALFORMED: { status: 400, message: failureWords.MALFORMED },
  BAD_CREDENTIALS: { status: 401, message: standardMessages.badCredentials },
  WRONG_PASSWORD: { status: 401, message: failureWords.WRONG_PASSWORD },
  WRONG_CODE: { status: 401, message: failureWords.WRONG_CODE },
  STEP_ENDED: { status: 401, message: failureWords.STEP_ENDED },
  PASSKEY_REFUSED: { status: 401, message: failureWords.PASSKEY_REFUSED },
  SESSION_ENDED: { status: 401, message: failureWords.SESSION_ENDED },
  UNAUTHORISED: { status: 401, message: failureWords.UNAUTHORISED },
  ROLE_REFUSED: { status: 403, message: failureWords.ROLE_REFUSED },
  NAMED_OWNER_NEEDED: { status: 403, message: failureWords.NAMED_OWNER_NEEDED },
  APPROVAL_OWN: { status: 409, message: failureWords.APPROVAL_OWN },
  APPROVAL_UNKNOWN: { status: 404, message: failureWords.APPROVAL_UNKNOWN },
  STAFF_UNKNOWN: { status: 404, message: failureWords.STAFF_UNKNOWN },
  STAFF_EMAIL_TAKEN: { status: 409, message: failureWords.STAFF_EMAIL_TAKEN },
  CONSOLE_LINK_INVALID: { status: 400, message: failureWords.CONSOLE_LINK_INVALID },
  NO_CONSOLE: { status: 409, message: failureWords.NO_CONSOLE },
  SCOPE_NOT_GRANTED: { status: 403, message: failureWords.SCOPE_NOT_GRANTED },
  PROOF_NEEDED: { status: 403, message: failureWords.PROOF_NEEDED },
  FOREIGN_ORIGIN: { status: 403, message: failureWords.FOREIGN_ORIGIN },
  NOT_FOUND: { status: 404, message: failureWords.NOT_FOUND },
  METHOD_NOT_ALLOWED: { status: 405, message: failureWords.METHOD_NOT_ALLOWED },
  NOT_ACCEPTABLE: { status: 406, message: failureWords.NOT_ACCEPTABLE },
  USERNAME_TAKEN: { status: 409, message: failureWords.USERNAME_TAKEN },
  CHANGES_LOCKED: { status: 409, message: failureWords.CHANGES_LOCKED },
  TOO_MANY_NOTES: { status: 409, message: failureWords.TOO_MANY_NOTES },
  ADDRESS_NOT_SETTLED: { status: 409, message: failureWords.ADDRESS_NOT_SETTLED },
  EMAIL_UNPROVEN: { status: 409, message: failureWords.EMAIL_UNPROVEN },
  TOO_MANY_PASSKEYS: { status: 409, message: failureWords.TOO_MANY_PASSKEYS },
  SECOND_STEP_NOT_OFFERED: { status: 409, message: failureWords.SECOND_STEP_NOT_OFFERED },
  SECOND_STEP_REQUIRED: { status: 409, message: failureWords.SECOND_STEP_REQUIRED },
  SETUP_ENDED: { status: 409, message: failureWords.SETUP_ENDED },
  IN_PROGRESS: { status: 409, message: failureWords.IN_PROGRESS },
  TOO_LARGE: { status: 413, message: failureWords.TOO_LARGE },
  UNSUPPORTED_TYPE: { status: 415, message: failureWords.UNSUPPORTED_TYPE },
  KEY_REUSED: { status: 422, message: failureWords.KEY_REUSED },
  PROOF_OF_WORK_NEEDED: { status: 428, message: failureWords.PROOF_OF_WORK_NEEDED },
  TOO_MANY_REQUESTS: { status: 429, message: failureWords.TOO_MANY_REQUESTS },
  INTERNAL: { status: 500, message: standardMessages.communication },
  UNAVAILABLE: { status: 503, message: standardMessages.communication },
  RESET_LINK_USED: { status: 400, message: failureWords.RESET_LINK_USED },
  RESET_LINK_EXPIRED: { status: 400, message: failureWords.RESET_LINK_EXPIRED },
  RESET_LINK_UNKNOWN: { status: 400, message: failureWords.RESET_LINK_UNKNOWN },
  OTP_INVALID: { status: 400, message: failureWords.OTP_INVALID },
  CHANGE_LINK_INVALID: { status: 400, message: failureWords.CHANGE_LINK_INVALID },
  NUMBER_CODE_INVALID: { status: 400, message: failureWords.NUMBER_CODE_INVALID },
  HOD_UNCONFIRMED: { status: 406, message: messageWords.hodUnconfirmed },
  INVITE_INVALID: { status: 400, message: failureWords.INVITE_INVALID },
  VERIFICATION_INVALID: { status: 400, message: failureWords.VERIFICATION_INVALID },
  VERIFICATION_EXPIRED: { status: 400, message: failureWords.VERIFICATION_EXPIRED },
  INVITE_WITHDRAWN: { status: 400, message: failureWords.INVITE_WITHDRAWN },
  HAND_OFF_INVALID: { status: 400, message: failureWords.HAND_OFF_INVALID },
  SECOND_STEP_UNKNOWN: { status: 404, message: failureWords.SECOND_STEP_UNKNOWN },
  ACCOUNT_UNKNOWN: { status: 404, message: failureWords.ACCOUNT_UNKNOWN },
  ACCOUNT_ID_UNKNOWN: { status: 404, message: failureWords.ACCOUNT_ID_UNKNOWN },
  ACCOUNT_NOT_ACTIVE: { status: 404, message: failureWords.ACCOUNT_NOT_ACTIVE },
  ACCOUNT_ARCHIVED: { status: 404, message: failureWords.ACCOUNT_ARCHIVED },
  PATIENT_UNKNOWN: { status: 404, message: failureWords.PATIENT_UNKNOWN },
  PASSKEY_UNKNOWN: { status: 404, message: failureWords.PASSKEY_UNKNOWN },
  DEVICE_UNKNOWN: { status: 404, message: failureWords.DEVICE_UNKNOWN },
  LANGUAGE_UNKNOWN: { status: 409, message: failureWords.LANGUAGE_UNKNOWN },
  INVITE_UNKNOWN: { status: 404, message: failureWords.INVITE_UNKNOWN },
  LEAD_UNKNOWN: { status: 404, message: failureWords.LEAD_UNKNOWN },
  HOD_LINK_UNKNOWN: { status: 404, message: failureWords.HOD_LINK_UNKNOWN },
  NOTHING_TO_RESEND: { status: 409, message: failureWords.NOTHING_TO_RESEND },
  MESSAGE_UNKNOWN: { status: 404, message: failureWords.MESSAGE_UNKNOWN },
  OUTBOX_MESSAGE_UNKNOWN: { status: 404, message: failureWords.OUTBOX_MESSAGE_UNKNOWN },
  OPENID_API_UNKNOWN: { status: 404, message: failureWords.OPENID_API_UNKNOWN },
  OPENID_CLIENT_UNKNOWN: { status: 404, message: failureWords.OPENID_CLIENT_UNKNOWN },
  KEY_UNKNOWN: { status: 404, message: failureWords.KEY_UNKNOWN },
  GRANT_UNKNOWN: { status: 404, message: failureWords.GRANT_UNKNOWN },
  WEBHOOK_UNKNOWN: { status: 404, message: failureWords.WEBHOOK_UNKNOWN },
  DELIVERY_UNKNOWN: { status: 404, message: failureWords.DELIVERY_UNKNOWN },
} as const satisfies Record<string, { status: number; message: string }>;

export type FailureCode = keyof typeof failures;

/** The failures of any call, from before its handler: rate limits, checks of the body, errors of the server. */
export const failuresOfAnyCall = [
  "VALIDATION",
  "MALFORMED",
  "FOREIGN_ORIGIN",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "IN_PROGRESS",
  "TOO_LARGE",
  "UNSUPPORTED_TYPE",
  "KEY_REUSED",
  "TOO_MANY_REQUESTS",
  "INTERNAL",
  "UNAVAILABLE",
] as const satisfies readonly FailureCode[];

/**
 * The message for a failed response (S8.008–S8.010): the body's `message`, else its `errorMessage`, else the
 * communication message. Anything that is not text counts as absent.
 */
export function processError(body: unknown): string {
  return serverMessage(body) ?? standardMessages.communication;
}

/** The server's own message in a failed response, if it has one. */
export function serverMessage(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  for (const field of ["message", "errorMessage"]) {
    const value: unknown = Reflect.get(body, field);
    if (typeof value === "string" && value !== "") return value;
  }
  return undefined;
}
