/** Every call of the academic API (SPEC.md section 7). */
export const academicCalls = {} as const;
export type AcademicCalls = typeof academicCalls;
