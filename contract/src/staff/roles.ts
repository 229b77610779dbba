/** The roles of staff, by task; an owner may do everything that any of them may. */
export const staffRoles = [
  "support",
  "registrar",
  "marketing",
  "integrator",
  "auditor",
  "owner",
] as const;
export type StaffRole = (typeof staffRoles)[number];

export const roleMeanings: Readonly<Record<StaffRole, string>> = {
  support: "helps people with their accounts, invites and mails",
  registrar: "keeps practices, lists, imports and heads of department",
  marketing: "reads the numbers and the contact requests, and sees no account",
  integrator: "connects products: webhooks and OpenID Connect, and sees no account",
  auditor: "reads the audit, and what is set up, and changes nothing",
  owner: "may do everything, and says who else is staff",
};
