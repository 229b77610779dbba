/** Values that code enforces (section 9 of the specification). */

/** S9.001, S5.004; counted in Unicode code points. */
export const minimumPasswordLength = 8;
/** Longest accepted password in code points, and in UTF-8 bytes; longer ones are refused, never cut. */
export const maximumPasswordLength = 128;
export const maximumPasswordBytes = 1024;

/** S9.005: a practice number has exactly this many digits. */
export const practiceNumberLength = 7;

/** S9.006: the practice search runs when the text is longer than this. */
export const practiceSearchThreshold = 3;

/** S9.007: the earliest registrar appointment date; the latest is today. */
export const earliestRegistrarAppointmentDate = "1950-01-01";

/** S9.008: the country of a phone number without a `+` code. */
export const defaultPhoneCountry = "ZA";

/** S9.009, S2.112: the cookie that remembers the product a person logs in to, and how long (400 days). */
export const loginContextCookie = "login-context";
export const loginContextMaxAgeSeconds = 34_560_000;

/** S9.012 */
export const identityTypes = ["IDDOC", "PASSPORT"] as const;
export type IdentityType = (typeof identityTypes)[number];

/** S9.013 */
export const usernameTypes = ["CUSTOM", "EMAIL", "CELLULAR"] as const;
export type UsernameType = (typeof usernameTypes)[number];

/** S9.014: the statuses an invite can have that the specification names. */
export const inviteStatuses = ["SENT", "ACCEPTED", "REGISTERED"] as const;
export type InviteStatus = (typeof inviteStatuses)[number];

/** S9.015, S3.040 */
export const defaultPracticeUserType = "HCP";

/** S9.016 */
export const modalSizes = ["sm", "md", "lg"] as const;
export type ModalSize = (typeof modalSizes)[number];
export const defaultModalSize: ModalSize = "md";

/** Digits of the one-time password that a reset sends to a cell phone. */
export const otpLength = 6;
/** Minutes that the one-time password, the reset link and the hand-off code live. */
export const otpMinutes = 10;
export const resetLinkMinutes = 60;
export const handOffSeconds = 60;
/** Hours that the link of a verification mail lives. */
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
  token: 128,
} as const;

/** Largest request body in bytes. */
export const maximumBodyBytes = 32 * 1024;

/** The version of the terms that a registration accepts (SEC-D16); changes with the text. */
export const termsVersion = "2026-11";

/** S7.050, S7.051: what `POST /security/auth` sends beside its body. */
export const practiceAuthAccept = "application/vnd.frontdoor.v1+json";
export const clientTypeHeader = "X-Client-Type";
export const practiceClientType = "PRACTICE_BROCHURE";

/** The header that makes a second press of a button harmless. */
export const idempotencyKeyHeader = "Idempotency-Key";
