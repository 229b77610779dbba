/**
 * Codes of alerts and names of jobs as version 1.1 had them, by those of now. For one version they stand under the former
 * names of metrics and in the log, for the rules, dashboards and searches of others.
 */
const formerValues: Readonly<Record<string, string>> = {
  AUDIT_SIGNATURES_FORGED: "AUDIT_SEALS_FORGED",
  MAINTENANCE_FAILED: "UPKEEP_FAILED",
};

/** @returns what a code or a job was called in version 1.1 */
export const formerValue = (current: string): string => formerValues[current] ?? current;
