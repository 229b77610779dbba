/** What who confirmed the removal of an account reads on the patient page (S2.168). */
export const accountRemovedWords = {
  removed: "Your account was removed. Nobody can log in to it any more.",
} as const;
