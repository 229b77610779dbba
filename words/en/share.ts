/** What pages state to search engines alone. */
export const shareWords = {
  /** The name of an offer that costs nothing. */
  free: "Free",
} as const;
