import { changePassword, requestReset, resetUsername } from "./forgot-password.ts";
import { loadInvite } from "./invites.ts";
import { brochureLogin } from "./login.ts";
import {
  countries,
  disciplines,
  grades,
  roles,
  searchHod,
  specialities,
  trainingInstitutions,
} from "./lookups.ts";
import { passkeyAuthenticate, passkeyLoginOptions } from "./passkeys.ts";
import { signUps } from "./sign-up.ts";
import { completeTwoStep } from "./two-step.ts";
import { changeAddress, resendVerification, verifyEmail } from "./verify-email.ts";

/** Every call of the academic API (section 7 of the specification). */
export const academicCalls = {
  brochureLogin,
  completeTwoStep,
  passkeyLoginOptions,
  passkeyAuthenticate,
  ...signUps,
  loadInvite,
  verifyEmail,
  resendVerification,
  changeAddress,
  requestReset,
  changePassword,
  resetUsername,
  disciplines,
  countries,
  specialities,
  grades,
  roles,
  trainingInstitutions,
  searchHod,
} as const;
export type AcademicCalls = typeof academicCalls;
