import { expect, test } from "vitest";
import * as forgotPasswordAcademic from "./academic/forgot-password.ts";
import { loadInvite as loadAcademicInvite } from "./academic/invites.ts";
import { brochureLogin, isAcademicAccountLocked } from "./academic/login.ts";
import * as academicLookups from "./academic/lookups.ts";
import { signUpHcp, signUpHod, signUpSupervisor, signUpTrainee } from "./academic/sign-up.ts";
import { verifyEmail } from "./academic/verify-email.ts";
import { apiBasePaths, type Call } from "./call.ts";
import { sendContactRequest } from "./practice/contact.ts";
import { kioskLink, searchPractices } from "./practice/find-doctor.ts";
import { processResetWithOtp, requestReset } from "./practice/forgot-password.ts";
import { reminderSentMessage, requestReminder } from "./practice/forgot-username.ts";
import { loadInvite } from "./practice/invites.ts";
import { authenticate, lockedStatus } from "./practice/login.ts";
import * as practiceLookups from "./practice/lookups.ts";
import { confirmRemoval, validateRemoval } from "./practice/request-removal.ts";
import { processReset } from "./practice/reset-password.ts";
import { register } from "./practice/sign-up.ts";

test.each<[string, Call, string]>([
  ["S7.005", brochureLogin, "POST /api/academic/v1/security/brochureLogin"],
  ["S7.010", signUpHcp, "POST /api/academic/v1/signup/hcp"],
  ["S7.011", signUpTrainee, "POST /api/academic/v1/signup/trainee"],
  ["S7.012", signUpSupervisor, "POST /api/academic/v1/signup/supervisor"],
  ["S7.013", signUpHod, "POST /api/academic/v1/signup/hod"],
  ["S7.018", academicLookups.disciplines, "GET /api/academic/v1/lookup/disciplines"],
  ["S7.020", academicLookups.countries, "GET /api/academic/v1/lookup/countries"],
  [
    "S7.022",
    academicLookups.specialities,
    "GET /api/academic/v1/lookup/discipline/{id}/specialities",
  ],
  ["S7.024", academicLookups.grades, "GET /api/academic/v1/lookup/speciality/{id}/grades"],
  ["S7.026", academicLookups.roles, "GET /api/academic/v2/lookups/roles"],
  [
    "S7.028",
    academicLookups.trainingInstitutions,
    "GET /api/academic/v2/lookups/trainingInstitutions",
  ],
  ["S7.030", academicLookups.searchHod, "GET /api/academic/v2/departments/searchHod"],
  ["S7.033", forgotPasswordAcademic.requestReset, "POST /api/academic/v1/security/passwordreset/"],
  [
    "S7.037",
    forgotPasswordAcademic.changePassword,
    "POST /api/academic/v1/security/changepassword",
  ],
  ["S7.040", verifyEmail, "POST /api/academic/v1/signup/verifyEmail"],
  ["S7.043", loadAcademicInvite, "GET /api/academic/v1/signup/invite/{key}"],
  ["S7.048", authenticate, "POST /api/practice/security/auth"],
  ["S7.054", lockedStatus, "GET /api/practice/security/{username}/lockedstatus"],
  ["S7.055", register, "POST /api/practice/registration/register"],
  ["S7.060", requestReset, "POST /api/practice/security/password/requestReset"],
  ["S7.064", processResetWithOtp, "POST /api/practice/security/password/processResetWithOtp"],
  ["S7.068", requestReminder, "POST /api/practice/security/username/requestReminder"],
  ["S7.071", processReset, "POST /api/practice/security/password/processReset"],
  ["S7.074", sendContactRequest, "POST /api/practice/brochure/contactRequest"],
  ["S7.077", practiceLookups.countries, "GET /api/practice/lookup/countries"],
  ["S7.079", practiceLookups.disciplines, "GET /api/practice/lookup/disciplines"],
  ["S7.081", practiceLookups.specialities, "GET /api/practice/lookup/discipline/{id}/specialities"],
  ["S7.083", practiceLookups.roles, "GET /api/practice/lookup/speciality/{id}/roles"],
  ["S7.085", loadInvite, "GET /api/practice/invite/{code}"],
  ["S7.088", searchPractices, "GET /api/practice/practice/search"],
  ["S7.091", kioskLink, "GET /api/practice/practice/kiosk-link/{id}"],
  ["S7.094", validateRemoval, "GET /api/practice/profile/deleterequest/validate/{token}"],
  ["S7.097", confirmRemoval, "POST /api/practice/profile/deleterequest/{userId}/delete/{token}"],
])(
  "[%s] the call is where the specification puts it",
  (_clause, { api, method, path }, address) => {
    expect(`${method} ${apiBasePaths[api]}${path}`).toBe(address);
  },
);

test("[S7.046] the academic lock check is a stub that says no", () => {
  expect(isAcademicAccountLocked()).toBe(false);
});

test("[S7.047] no academic call reminds of a username", () =>
  expect(requestReminder.api).toBe("practice"));

test("[S7.050 S7.051] only the practice login sends an accept header and a client type", () => {
  expect(Object.keys(authenticate.headers)).toEqual(["Accept", "X-Client-Type"]);
  expect(authenticate.headers.Accept).toMatch(/v1\+json/);
  expect(authenticate.headers["X-Client-Type"]).toBe("PRACTICE_BROCHURE");
  for (const other of [brochureLogin, lockedStatus, register, requestReset]) {
    expect("headers" in other).toBe(false);
  }
});

test("[SEC-G5] every write of a person but login and activation may be repeated by its key", () => {
  const writes: Call[] = [
    register,
    requestReset,
    processResetWithOtp,
    processReset,
    requestReminder,
    sendContactRequest,
    confirmRemoval,
    signUpHcp,
    signUpTrainee,
    signUpSupervisor,
    signUpHod,
    forgotPasswordAcademic.requestReset,
    forgotPasswordAcademic.changePassword,
  ];
  for (const { path, idempotent } of writes) expect([path, idempotent]).toEqual([path, true]);
});

test("[S2.147] the reminder's confirmation reads as specified", () => {
  expect(reminderSentMessage).toBe(
    "If a user with this email address exists, then an email will be sent to their registered email address with a username reminder.",
  );
});
