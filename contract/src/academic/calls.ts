import { changePassword, requestReset } from "./forgot-password.ts";
import {
  countries,
  disciplines,
  grades,
  roles,
  searchHod,
  specialities,
  trainingInstitutions,
} from "./lookups.ts";
import { signUpHcp, signUpSupervisor, signUpTrainee } from "./sign-up.ts";

/** Every call of the academic API (SPEC.md section 7). */
export const academicCalls = {
  signUpHcp,
  signUpTrainee,
  signUpSupervisor,
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
