/** What any change of one's own account may be refused with: no login, no fresh proof, or a lock on changes. */
export const failuresOfChanges = ["SESSION_ENDED", "PROOF_NEEDED", "CHANGES_LOCKED"] as const;
