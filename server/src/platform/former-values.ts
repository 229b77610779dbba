/**
 * Codes of alerts and names of jobs as version 1.1 had them, by those of now. For one version they stand under the
 * former names of metrics and in the log, for the rules, dashboards and searches of others.
 */
const formerValues: Readonly<Record<string, string>> = {
  AUDIT_SIGNATURES_FORGED: "AUDIT_SEALS_FORGED",
  MAINTENANCE_FAILED: "UPKEEP_FAILED",
  "end-two-step": "end-second-steps",
  "re-encrypt-app-keys-of-staff": "seal-app-keys-of-staff-again",
  "re-encrypt-webhook-secrets": "seal-webhook-secrets-again",
  "remove-old-rate-limits": "remove-old-budgets",
  "remove-old-two-step-set-ups": "remove-old-second-step-setups",
  "sign-audit": "seal-audit",
  "sign-audit-with-current-key": "move-seals-to-current-key",
};

/** @returns what a code or a job was called in version 1.1 */
export const formerValue = (current: string): string => formerValues[current] ?? current;
