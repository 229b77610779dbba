/** The red area at the top of a form. */
export const errorAreaWords = {
  /** The link to a faulty field. */
  problem: "{label}: {message}",
  /** Below a fault of the server. */
  reference: "Reference: {id}",
  /** Below the button of a form. */
  offline:
    "Your device has no network. What you entered is still here: press again once it is back.",
} as const;
