/** A login that a product asked for and that cannot go on. */
export const loginEndedWords = {
  heading: "This login has ended",
  reasons:
    "It waited for too long, was finished already, or began in another browser. Nothing was changed.",
  whatNow: "Go back to where you came from and log in from there, or log in here.",
  logIn: "Login",
} as const;
