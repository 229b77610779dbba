import * as z from "zod/mini";
import { type Call, call, registrationLimitSeconds } from "../call.ts";
import { fieldLimits, identityTypes, practiceNumberLength } from "../constants.ts";
import type { AcademicRole } from "../roles.ts";
import {
  absentRuledText,
  absentText,
  formRules,
  nameText,
  newPasswordText,
  nothing,
  optionalText,
  ruledText,
  text,
} from "../wire.ts";
import { academicUserProblems } from "./sign-up-rules.ts";

/** The academic user of every role (S3.001–S3.015). Keys that are not listed are ignored; null is absent. */
const common = {
  username: text(fieldLimits.email),
  password: newPasswordText,
  name: nameText(),
  surname: nameText(),
  cellPhoneNumber: ruledText(fieldLimits.phone),
  identityType: z.enum(identityTypes),
  idNumber: absentRuledText(fieldLimits.identityNumber),
  passportNumber: absentRuledText(fieldLimits.passportNumber),
  passportCountryId: absentText(fieldLimits.lookupId),
  disciplineId: absentText(fieldLimits.lookupId),
  specialityId: absentText(fieldLimits.lookupId),
  specialityGradeId: absentText(fieldLimits.lookupId),
  hpcsaNumber: absentRuledText(fieldLimits.hpcsaNumber),
  prNumber: absentRuledText(practiceNumberLength),
  termsAccepted: z.nullish(z.boolean()),
};
const institution = { trainingInstitutionId: absentText(fieldLimits.lookupId) };

/** S3.019, S3.020 */
const traineeFields = {
  traineePostNumber: absentRuledText(fieldLimits.lookupId),
  registrarAppointmentDate: absentText(10),
};
/** S3.021–S3.024 */
const supervisorFields = {
  hodId: absentText(fieldLimits.lookupId),
  clinicalUnit: absentText(200),
  hodInvite: z.nullish(
    z.object({ emailAddress: absentText(fieldLimits.email), name: z.nullish(nameText()) }),
  ),
  confirmedHod: z._default(z.nullable(z.boolean()), false),
};

const signUp = {
  api: "academic",
  method: "POST",
  query: z.object({ inviteKey: optionalText(fieldLimits.token) }),
  reply: nothing,
  failures: ["HOD_UNCONFIRMED", "INVITE_INVALID", "PROOF_OF_WORK_NEEDED"],
  idempotent: true,
  limitSeconds: registrationLimitSeconds,
} as const satisfies Partial<Call>;

const checked = <Shape extends z.core.$ZodShape>(role: AcademicRole, shape: Shape) => {
  const user = z.object(shape);
  return user.check(formRules((value) => academicUserProblems(role, value, latestToday())));
};

/** A person's today may be 14 hours ahead of the server's; the form checks their own (Q090). */
const latestToday = () => new Date(Date.now() + 14 * 3_600_000);

/**
 * Registers a health professional outside the academic sector (S7.010, S4.014). The account is pending
 * until its address is verified.
 */
export const signUpHcp = call({ ...signUp, path: "/v1/signup/hcp", body: checked("HCP", common) });
/** Registers a trainee (S7.011). The account is pending until its address is verified. */
export const signUpTrainee = call({
  ...signUp,
  path: "/v1/signup/trainee",
  body: checked("TRAINEE", { ...common, ...institution, ...traineeFields }),
});
/**
 * Registers a supervisor, with the head of department whom they name or invite (S7.012). The account is
 * pending until its address is verified.
 */
export const signUpSupervisor = call({
  ...signUp,
  path: "/v1/signup/supervisor",
  body: checked("SUPERVISOR", { ...common, ...institution, ...supervisorFields }),
});
/** Registers a head of department (S7.013). Only with their invite (Q047); without one it is 404. */
export const signUpHod = call({
  ...signUp,
  path: "/v1/signup/hod",
  body: checked("HOD", { ...common, ...institution }),
});

export type AcademicUser = z.output<z.ZodMiniObject<typeof common>>;
