import { changePassword, requestReset } from "./forgot-password.ts";
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
import { signUpHcp, signUpHod, signUpSupervisor, signUpTrainee } from "./sign-up.ts";
import { changeAddress, resendVerification, verifyEmail } from "./verify-email.ts";

/** Every call of the academic API (section 7 of the specification). */
export const academicCalls = {
  brochureLogin,
  signUpHcp,
  signUpTrainee,
  signUpSupervisor,
  signUpHod,
  loadInvite,
  verifyEmail,
  resendVerification,
  changeAddress,
  requestReset,
  changePassword,
  disciplines,
  countries,
  specialities,
  grades,
  roles,
  trainingInstitutions,
  searchHod,
} as const;
export type AcademicCalls = typeof academicCalls;
