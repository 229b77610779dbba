/** What the forms of both sign-ups have in common. */
export const signUpFormWords = {
  note: "Your identity number is kept encrypted.",
  submit: "Create account",
  proving:
    "Many people are signing up from your network, so your device is doing a short check first. It takes a few seconds, and what you typed stays here.",
  /** Beside a name in which an apostrophe was typed, which is refused (S5.001). */
  nameHint: "Letters, spaces and hyphens: write O Brien.",
  /** Beside a field that no draft keeps, after a reload or a change of language. */
  notKept: "For your safety this is not kept when the page loads again. Please enter it again.",
  progress: {
    label: "Parts of this form",
    /** The title is seen, the rest is for screen readers. */
    parts: {
      done: "{title}, done",
      faulty: "{title}, needs a correction",
      now: "{title}, next",
      later: "{title}, to do",
    },
    allDone: "All parts are filled in",
    position: "{position} of {count}",
  },
  lists: {
    choose: "Choose one",
    loading: "Loading",
    tryAgain: "Try again",
  },
  identity: {
    hint: "It keeps others from signing up in your name.",
    types: { IDDOC: "South African ID", PASSPORT: "Passport" },
  },
  terms: {
    heading: "Terms",
    accept: "I have read and accept the {terms}",
    terms: "Terms and Conditions",
  },
} as const;
