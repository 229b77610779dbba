/** A login that a product asked for and that cannot go on. */
export const loginEndedWords = {
  heading: "This login has ended",
  reasons:
    "It waited for too long, was finished already, or began in another browser. Nothing was changed.",
  whatNow: "Go back to where you came from and log in from there, or log in here.",
  logIn: "Login",
  /** The product named itself by a name that nobody here knows. */
  unknown: {
    heading: "We do not know this app",
    reasons: "The app or website that sent you here is not connected to us. Nothing was changed.",
    whatNow: "Tell the people who run it, and give them the reference below. You can log in here.",
  },
  /** The product asked for something that it may not have, or asked in a wrong way. */
  setUp: {
    heading: "This app is not set up correctly",
    reasons:
      "The app or website that sent you here asked for something that we cannot answer. It is no mistake of yours, and nothing was changed.",
    whatNow: "Tell the people who run it, and give them the reference below. You can log in here.",
  },
  busy: {
    heading: "Please try again shortly",
    reasons: "Too many requests came at once. Nothing was changed.",
    whatNow: "Wait a minute. Then go back to where you came from and log in from there.",
  },
  fault: {
    heading: "Something went wrong on our side",
    reasons: "We could not finish this login. Nothing was changed.",
    whatNow: "Go back to where you came from and try again. If it happens again, contact us.",
  },
  /** Above what a developer is told, on their own machine alone. */
  developer: "For developers",
} as const;
