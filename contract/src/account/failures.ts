/** What any change of account settings may be refused with: no login, no fresh proof, or a lock on changes. */
export const failuresOfChanges = ["SESSION_ENDED", "PROOF_NEEDED", "CHANGES_LOCKED"] as const;
