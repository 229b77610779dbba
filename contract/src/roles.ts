import { roleWords } from "@frontdoor/words/roles.ts";

/** Roles of the academic context (S6.001). */
export const academicRoles = ["HCP", "TRAINEE", "SUPERVISOR", "HOD"] as const;
export type AcademicRole = (typeof academicRoles)[number];

/** The fields of the sign-up that only some roles have. */
export const roleFields = [
  "trainingInstitutionId",
  "traineePostNumber",
  "registrarAppointmentDate",
  "clinicalUnit",
  "hod",
] as const;
export type RoleField = (typeof roleFields)[number];

/** The properties of a role. One that anybody in the sector may choose has a short description. */
type RoleTerms = { label: string; asks: readonly RoleField[] } & (
  | { joined: "outside-the-sector" | "by-invite" }
  | { joined: "by-choice"; hint: string }
);

/** Everything in which the roles differ (S4.011–S4.035, S6.002, Q047). */
export const roleTerms = {
  HCP: { ...roleWords.HCP, joined: "outside-the-sector", asks: [] },
  TRAINEE: {
    ...roleWords.TRAINEE,
    joined: "by-choice",
    asks: ["trainingInstitutionId", "traineePostNumber", "registrarAppointmentDate"],
  },
  SUPERVISOR: {
    ...roleWords.SUPERVISOR,
    joined: "by-choice",
    asks: ["trainingInstitutionId", "clinicalUnit", "hod"],
  },
  HOD: { ...roleWords.HOD, joined: "by-invite", asks: ["trainingInstitutionId"] },
} as const satisfies Record<AcademicRole, RoleTerms>;

type Joined<How extends RoleTerms["joined"]> = {
  [Role in AcademicRole]: (typeof roleTerms)[Role]["joined"] extends How ? Role : never;
}[AcademicRole];

/** A role that the form offers (S4.012, S4.013). */
export type OfferedRole = Joined<"by-choice">;
/** A role inside the academic sector. */
export type SectorRole = Joined<"by-choice" | "by-invite">;

/** People outside the academic sector (S4.014, S6.002). */
export const outsideRole = "HCP" satisfies Joined<"outside-the-sector">;

export const isOffered = (role: string): role is OfferedRole => joinedAs(role) === "by-choice";
export const isInSector = (role: string): role is SectorRole =>
  isOffered(role) || joinedAs(role) === "by-invite";
/** Without an invite there is no such registration (Q047, SEC-D8). */
export const isByInvite = (role: string): boolean => joinedAs(role) === "by-invite";

export const offeredRoles: readonly OfferedRole[] = academicRoles.filter(isOffered);

/** Whether a role has a field; while no role is chosen, none has. */
export function asksFor(role: AcademicRole | "", field: RoleField): boolean {
  const asked: readonly RoleField[] = role === "" ? [] : roleTerms[role].asks;
  return asked.includes(field);
}

function joinedAs(name: string): RoleTerms["joined"] | undefined {
  const role = academicRoles.find((known) => known === name);
  return role && roleTerms[role].joined;
}
