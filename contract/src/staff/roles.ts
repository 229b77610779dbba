/** What a member of staff can be; an owner may do everything that staff may. */
export const staffRoles = ["support", "records", "auditor", "owner"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What each role is for. */
export const roleMeanings: Readonly<Record<StaffRole, string>> = {
  support: "helps people with their accounts, invites and mails",
  records: "keeps practices, lists, imports and who heads whom",
  auditor: "reads the audit, and what is set up, and changes nothing",
  owner: "may do everything, and says who else is staff",
};
