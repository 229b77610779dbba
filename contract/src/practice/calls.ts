import { sendContactRequest } from "./contact.ts";
import { kioskLink, searchPractices } from "./find-doctor.ts";
import { processResetWithOtp, requestReset } from "./forgot-password.ts";
import { requestReminder } from "./forgot-username.ts";
import { loadInvite } from "./invites.ts";
import { authenticate, lockedStatus } from "./login.ts";
import { countries, disciplines, roles, specialities } from "./lookups.ts";
import { passkeyAuthenticate, passkeyLoginOptions } from "./passkeys.ts";
import { confirmRemoval, validateRemoval } from "./request-removal.ts";
import { processReset, resetUsername } from "./reset-password.ts";
import { register } from "./sign-up.ts";
import { completeTwoStep } from "./two-step.ts";

/** Every call of the practice/patient API (section 7 of the specification). */
export const practiceCalls = {
  authenticate,
  lockedStatus,
  completeTwoStep,
  passkeyLoginOptions,
  passkeyAuthenticate,
  register,
  loadInvite,
  requestReset,
  processResetWithOtp,
  processReset,
  resetUsername,
  requestReminder,
  searchPractices,
  kioskLink,
  sendContactRequest,
  validateRemoval,
  confirmRemoval,
  countries,
  disciplines,
  specialities,
  roles,
} as const;
export type PracticeCalls = typeof practiceCalls;
