/** The dialog that invites a head of department (S5.064–S5.067). */
export const hodInviteWords = {
  emailAddress: { label: "Email address" },
  name: { label: "Name", hint: "Name and surname" },
} as const;
