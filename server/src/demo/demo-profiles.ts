import type { AcademicRole } from "@frontdoor/contract/roles.ts";
import type { AcademicProfile } from "../api/academic/registration.ts";
import type { PracticeProfile } from "../api/practice/sign-up/sign-up.store.ts";
import { demoNumber } from "./demo-account.ts";

const hpcsaNumber = "MP0000000";

/** The profile of the demo health professional. */
export const practiceProfile: PracticeProfile = {
  practice_number: "0000000",
  practice_phone: demoNumber,
  discipline_id: "general-practice",
  speciality_id: "general-practice",
  role_id: "general-practitioner",
  hpcsa_number: hpcsaNumber,
};

const grades: Record<AcademicRole, string> = {
  HCP: "consultant",
  TRAINEE: "registrar",
  SUPERVISOR: "consultant",
  HOD: "head-of-department",
};

/** The profile of a demo academic; their hospital is none of those with invented heads of department. */
export function academicProfile(role: AcademicRole): AcademicProfile {
  return {
    disciplineId: "anaesthetics",
    specialityId: "anaesthetics",
    gradeId: grades[role],
    hpcsaNumber,
    practiceNumber: null,
    trainingInstitutionId: role === "HCP" ? null : "uct-new-somerset-hospital",
    traineePostNumber: role === "TRAINEE" ? "T-0001" : null,
    registrarAppointedOn: role === "TRAINEE" ? "2025-01-01" : null,
    clinicalUnit: role === "SUPERVISOR" ? "Theatre 3" : null,
  };
}
