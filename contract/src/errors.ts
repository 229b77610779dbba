/** The standard messages (section 8 of the specification). */
export const standardMessages = {
  /** A form with fields that are missing or wrong (S8.001). */
  validation:
    "You have not completed this form correctly. Please review each highlighted field and correct.",
  /** No answer, or one that says nothing of what went wrong (S8.002). */
  communication: "There was an error communicating with the server. Please try again later.",
  /** A login with a wrong password or an unknown username (S8.003). */
  badCredentials: "Invalid username and/or password supplied. Please try again.",
  /** A login that is refused because of a lock (S8.004). */
  locked: "The account is locked or does not exist.",
  /**
   * In the catalogue of the specification and used nowhere, since it would tell who has an account (S8.005,
   * S8.007).
   */
  unknownEmail: "The supplied email address does not exist.",
  /** Used nowhere, for the same reason (S8.006, S8.007). */
  unknownUsername: "The supplied username does not exist.",
} as const;

/**
 * What a person reads whose account is locked; the words `forgot password` link to that screen (S8.024,
 * S8.025).
 */
export const accountLockedDisplay = {
  before: "Your account is locked. Please use the ",
  link: "forgot password",
  after: " function to reset your account and password",
} as const;

/** The type of a login error that is shown in those words (S8.018). */
export const accountLockedType = "ACCOUNT_LOCKED";

/** What a person reads when their invite could not be loaded (S8.027). */
export const inviteLoadMessage = "Unable to retrieve invite data";
/** What a person reads whose invite they may use (S4.007, S4.032). */
export const inviteUsableMessage = "Your invite is valid and will be used.";
/** What a person reads whose invite has a status that cannot be used (S8.029, S4.006). */
export const inviteStatusMessage = (status: string) =>
  `Invite cannot be accepted, status of invite currently is ${status}`;
/** What a person reads when a list of the practice form could not be loaded (S2.179). */
export const practiceFormsMessage =
  "Could not load the practice forms. Please contact support for assistance.";
/** What a person reads where the script of a dialog, or of what was pressed, could not be loaded. */
export const missingPartMessage = "This could not be loaded. Please try again.";
/** What a person reads on the poster of a video whose site does not answer. */
export const videoAwayMessage = "The video cannot be reached. Press play to try again.";
/** What a person reads when the practice search failed (S2.175). */
export const practiceSearchMessage = "An Error Occurred While Searching";

/**
 * Every failure that a call can answer with: its status, and the words a person reads.
 * Inside causes never travel; 5xx carry the communication message alone (SEC-G1).
 */
export const failures = {
  VALIDATION: { status: 400, message: standardMessages.validation },
  MALFORMED: { status: 400, message: "The request could not be read. Please try again." },
  BAD_CREDENTIALS: { status: 401, message: standardMessages.badCredentials },
  UNAUTHORISED: { status: 401, message: "A valid product key is needed for this call." },
  FOREIGN_ORIGIN: { status: 403, message: "This request came from another site and was refused." },
  NOT_FOUND: { status: 404, message: "There is nothing at this address." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This address does not accept that method." },
  NOT_ACCEPTABLE: { status: 406, message: "The requested version of this call is not available." },
  USERNAME_TAKEN: {
    status: 409,
    message: "This username is already in use. Please choose another one.",
  },
  IN_PROGRESS: {
    status: 409,
    message: "The same request is still being worked on. Please try again in a moment.",
  },
  TOO_LARGE: { status: 413, message: "The request is too large." },
  UNSUPPORTED_TYPE: { status: 415, message: "The request must be sent as application/json." },
  KEY_REUSED: {
    status: 422,
    message: "This request was already sent with other values. Please reload the page.",
  },
  PROOF_OF_WORK_NEEDED: {
    status: 428,
    message:
      "Many people are signing up from your network at the moment. Please reload the page and try again.",
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: "There were too many attempts. Please wait a while and try again.",
  },
  INTERNAL: { status: 500, message: standardMessages.communication },
  UNAVAILABLE: { status: 503, message: standardMessages.communication },
  RESET_LINK_USED: {
    status: 400,
    message: "This link was already used. Please ask for a new one.",
  },
  RESET_LINK_EXPIRED: { status: 400, message: "This link has expired. Please ask for a new one." },
  RESET_LINK_UNKNOWN: {
    status: 400,
    message: "This link is not valid. Please ask for a new one.",
  },
  OTP_INVALID: {
    status: 400,
    message: "The one-time password is not valid or has expired. Please ask for a new one.",
  },
  HOD_UNCONFIRMED: {
    status: 406,
    message:
      "The chosen head of department works in another institution or speciality. Please confirm your choice.",
  },
  INVITE_INVALID: {
    status: 400,
    message: "This invite is not valid for this registration. Please ask for a new one.",
  },
  VERIFICATION_INVALID: {
    status: 400,
    message: "This verification link is not valid. Please ask for a new one.",
  },
  VERIFICATION_EXPIRED: {
    status: 400,
    message: "This verification link has expired. Please ask for a new one.",
  },
  INVITE_WITHDRAWN: {
    status: 400,
    message: "Your invitation was withdrawn. Please ask whoever invited you for a new one.",
  },
  HAND_OFF_INVALID: {
    status: 400,
    message:
      "This hand-off code is not valid: it was used, has expired, or is for another product.",
  },
  ACCOUNT_UNKNOWN: { status: 404, message: "There is no account with this username." },
  ACCOUNT_NOT_ACTIVE: { status: 404, message: "There is no active account with this username." },
  ACCOUNT_ARCHIVED: { status: 404, message: "The account is archived already." },
  PATIENT_UNKNOWN: {
    status: 404,
    message: "There is no active patient's account with this username.",
  },
  INVITE_UNKNOWN: {
    status: 404,
    message: "There is no invite with this id that could still be used.",
  },
  HOD_LINK_UNKNOWN: {
    status: 404,
    message: "There is no link with this id to this head of department.",
  },
  MESSAGE_UNKNOWN: { status: 404, message: "There is no message with this id that was given up." },
  KEY_UNKNOWN: { status: 404, message: "There is no valid key with this id." },
} as const satisfies Record<string, { status: number; message: string }>;

export type FailureCode = keyof typeof failures;

/**
 * Failures that any call may answer with, because what lies before its handler gives them: limits, checks
 * of the body, faults of the server.
 */
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
 * What a person is told of a failed answer (S8.008–S8.010): the body's `message`, else its
 * `errorMessage`, else the communication message. Anything that is not text counts as absent.
 */
export function processError(body: unknown): string {
  return serverMessage(body) ?? standardMessages.communication;
}

/** The server's own words in a failed answer, if it has any. */
export function serverMessage(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  for (const field of ["message", "errorMessage"]) {
    const value: unknown = Reflect.get(body, field);
    if (typeof value === "string" && value !== "") return value;
  }
  return undefined;
}
