import type { AcademicCalls } from "../src/academic/calls.ts";
import type { PracticeCalls } from "../src/practice/calls.ts";

/** A call as the specification has it: what may be sent in its query and body, and what its answer holds. */
export interface SpecifiedCall {
  query?: readonly string[];
  /** Dotted paths, as in the answer. */
  body?: readonly string[];
  answer?: readonly string[] | "not shown";
}

const academicUser = [
  "username",
  "password",
  "name",
  "surname",
  "cellPhoneNumber",
  "identityType",
  "idNumber",
  "passportNumber",
  "passportCountryId",
  "trainingInstitutionId",
  "disciplineId",
  "specialityId",
  "specialityGradeId",
  "hpcsaNumber",
  "prNumber",
];
const practiceUser = [
  "username",
  "password",
  "firstname",
  "lastname",
  "emailAddress",
  "cellularNumber",
  "practicePhone",
  "identityType",
  "identityNumber",
  "passportNumber",
  "passportCountry",
  "practiceNumber",
  "phone.number",
  "hcp.discipline",
  "hcp.speciality",
  "hcp.role",
  "hcp.hpcsaNumber",
  "inviteCode",
  "type",
];
const hod = ["hodId", "hodInvite.emailAddress", "hodInvite.name", "confirmedHod"];
const user = ["username", "password"];
const signUp = { query: ["inviteKey"] };
const named = { answer: ["id", "name", "active"] } as const;

/** Every call of the two back ends in section 7 of the specification, with the fields of section 3 (S3, S7). */
export const specifiedCalls: {
  academic: Partial<Record<keyof AcademicCalls, SpecifiedCall>>;
  practice: Partial<Record<keyof PracticeCalls, SpecifiedCall>>;
} = {
  academic: {
    brochureLogin: { body: user, answer: ["location"] },
    signUpHcp: { ...signUp, body: academicUser },
    signUpTrainee: {
      ...signUp,
      body: [...academicUser, "traineePostNumber", "registrarAppointmentDate"],
    },
    signUpSupervisor: { ...signUp, body: [...academicUser, "clinicalUnit", ...hod] },
    signUpHod: { ...signUp, body: academicUser },
    disciplines: named,
    countries: { answer: "not shown" },
    specialities: named,
    grades: { answer: ["id", "name"] },
    roles: { answer: "not shown" },
    trainingInstitutions: { answer: "not shown" },
    searchHod: {
      query: ["searchTerm", "speciality", "institute"],
      answer: ["id", "user.name", "user.surname", "trainingInstitution", "speciality"],
    },
    requestReset: { body: ["username"] },
    changePassword: { body: ["password", "token"] },
    verifyEmail: { body: ["emailAddress", "verificationCode"] },
    loadInvite: { answer: ["emailAddress", "name", "role"] },
  },
  practice: {
    authenticate: { query: ["inviteCode"], body: user, answer: ["location"] },
    lockedStatus: { answer: "not shown" },
    register: { body: practiceUser, answer: ["location"] },
    requestReset: { body: ["username"], answer: ["otpAvailable"] },
    processResetWithOtp: { body: ["otp", "username", "password"], answer: ["location"] },
    requestReminder: { body: ["email"] },
    processReset: { body: ["password", "token"] },
    sendContactRequest: { body: ["origin", "name", "lastName", "email", "phoneNumber"] },
    countries: { answer: "not shown" },
    disciplines: named,
    specialities: named,
    roles: { answer: "not shown" },
    loadInvite: { answer: ["status", "inviteCode", "userType"] },
    searchPractices: { query: ["name"], answer: ["id", "name", "logoImage"] },
    kioskLink: { answer: ["url"] },
    validateRemoval: { answer: ["userId"] },
    confirmRemoval: {},
  },
};
