/** Roles of the academic context (S6.001); `HCP` is for users outside the academic sector (S6.002). */
export const academicRoles = ["HCP", "TRAINEE", "SUPERVISOR", "HOD"] as const;
export type AcademicRole = (typeof academicRoles)[number];
