/** What screens say of a failure, whichever of them it is. */
export const messageWords = {
  /** The standard messages (section 8 of the specification). */
  standard: {
    /** A form with fields that are missing or wrong (S8.001). */
    validation:
      "You have not completed this form correctly. Please review each highlighted field and correct.",
    /** No answer, or one that says nothing of what went wrong (S8.002). */
    communication: "There was an error communicating with the server. Please try again later.",
    /** A login with a wrong password or an unknown username (S8.003). */
    badCredentials: "Invalid username and/or password supplied. Please try again.",
    /** A login that is refused because of a lock (S8.004). */
    locked: "The account is locked or does not exist.",
    /**
     * In the catalogue of the specification and used nowhere, since it would tell who has an account (S8.005,
     * S8.007).
     */
    unknownEmail: "The supplied email address does not exist.",
    /** Used nowhere, for the same reason (S8.006, S8.007). */
    unknownUsername: "The supplied username does not exist.",
  },
  /**
   * What a person reads whose account is locked; the words `forgot password` link to that screen (S8.024,
   * S8.025).
   */
  accountLocked: {
    text: "Your account is locked. Please use the {link} function to reset your account and password",
    link: "forgot password",
  },
  /** An invite that could not be loaded (S8.027). */
  inviteLoad: "Unable to retrieve invite data",
  /** An invite that they may use (S4.007, S4.032). */
  inviteUsable: "Your invite is valid and will be used.",
  /** An invite whose status says that it cannot be used (S8.029, S4.006). */
  inviteStatus: "Invite cannot be accepted, status of invite currently is {status}",
  /** A list of the practice form that could not be loaded (S2.179). */
  practiceForms: "Could not load the practice forms. Please contact support for assistance.",
  /** A head of department who works elsewhere; the server says it as well. */
  hodUnconfirmed:
    "The chosen head of department works in another institution or speciality. Please confirm your choice.",
  /** The script of a dialog, or of what was pressed, that could not be loaded. */
  missingPart: "This could not be loaded. Please try again.",
  /** On the poster of a video whose site does not answer. */
  videoAway: "The video cannot be reached. Press play to try again.",
  /** A practice that was chosen, before its kiosk opens (S2.052, S2.053). */
  chosenPractice: "You have selected {name}. Would you like to continue?",
  /** A practice search that failed (S2.175). */
  practiceSearch: "An Error Occurred While Searching",
} as const;
