/** The red area at the top of a form. */
export const errorAreaWords = {
  /** The link to a faulty field. */
  problem: "{label}: {message}",
  /** Below a fault of the server. */
  reference: "Reference: {id}",
} as const;
