/** Values that code enforces (section 9 of the specification). */

/** The fewest characters of a password, counted in Unicode code points (S9.001, S5.004). */
export const minimumPasswordLength = 8;
/** Longest accepted password in code points, and in UTF-8 bytes; longer ones are refused, never cut. */
export const maximumPasswordLength = 128;
export const maximumPasswordBytes = 1024;

/** The digits of a practice number, neither more nor fewer (S9.005). */
export const practiceNumberLength = 7;

/** The practice search runs when the text is longer than this (S9.006). */
export const practiceSearchThreshold = 3;

/** The earliest date at which a registrar was appointed; the latest is today (S9.007). */
export const earliestRegistrarAppointmentDate = "1950-01-01";

/** The country of a phone number without a `+` code (S9.008). */
export const defaultPhoneCountry = "ZA";

/**
 * The cookie that remembers the product a person logs in to, and for how long: 400 days (S9.009, S2.112).
 */
export const loginContextCookie = "login-context";
export const loginContextMaxAgeSeconds = 34_560_000;

/** What a person identifies themselves with: a South African ID number, or a passport (S9.012). */
export const identityTypes = ["IDDOC", "PASSPORT"] as const;
export type IdentityType = (typeof identityTypes)[number];

/**
 * What a person chooses as username: one of their own, their email address or their cellphone number (S9.013).
 */
export const usernameTypes = ["CUSTOM", "EMAIL", "CELLULAR"] as const;
export type UsernameType = (typeof usernameTypes)[number];

/** The user type of a practice registration without an invite (S9.015, S3.040). */
export const defaultPracticeUserType = "HCP";

/** The widths that a modal can have (S9.016). */
export type ModalSize = "sm" | "md" | "lg";
export const defaultModalSize: ModalSize = "md";

/** Digits of the one-time password that a reset sends to a cellphone. */
export const otpLength = 6;
/** Minutes for which the one-time password and the reset link are valid. */
export const otpMinutes = 10;
export const resetLinkMinutes = 60;
/** How many reset messages one connection gets for a username within an hour. */
export const resetMessagesPerHour = 3;
export const handOffSeconds = 60;
/** Minutes in which the same values count as one press of a button: longer than anybody waits for a lost response. */
export const pressMinutes = 3;
/** Hours for which the link of a verification mail is valid. */
export const verificationLinkHours = 24;
/** Hours in which a removal can be confirmed. */
export const removalLinkHours = 24;
/** Days that an invite may be used. */
export const inviteDays = 7;

/** Longest values that any field accepts, in characters; each is generous for its kind. */
export const fieldLimits = {
  name: 60,
  username: 254,
  email: 254,
  phone: 32,
  identityNumber: 13,
  passportNumber: 20,
  hpcsaNumber: 20,
  lookupId: 64,
  isoDate: 10,
  clinicalUnit: 200,
  practiceSearch: 200,
  token: 128,
} as const;

/** Seconds after which a video's site counts as unavailable. */
export const videoLimitSeconds = 10;

/** Largest request body in bytes. */
export const maximumBodyBytes = 32_768;

/** The version of the terms that a registration accepts (SEC-D16); changes with the text. */
export const termsVersion = "2026-11";

/**
 * Whether the legal texts still wait for a legal review. Then pages on the operator's own machine say so (Q109),
 * and `frontdoor doctor` warns of it elsewhere.
 */
export const legalTextsAreDrafts: boolean = true;

/** The headers that `POST /security/auth` is sent with, beside its body (S7.050, S7.051). */
export const practiceAuthAccept = "application/vnd.frontdoor.v1+json";
export const clientTypeHeader = "X-Client-Type";
export const practiceClientType = "PRACTICE_BROCHURE";

/** The header by which a second press of a button does nothing more. */
export const idempotencyKeyHeader = "Idempotency-Key";

/** The header by which a page of account settings names its session: the browser may have another by now. */
export const accountLoginHeader = "Account-Login";

/**
 * The header by which a page of the console names its member of staff: the browser may have somebody else's session by
 * now.
 */
export const staffMemberHeader = "Staff-Member";
