/** The page of a person: how the account stands, what can be done for them. */
export const consolePersonWords = {
  noId: "No person is named in this address.",
  unknown: "There is no account and no waiting registration with this id.",
  unnamed: "Account",
  waiting: "Waiting registration",
  link: "Copy support link",
  copied: "Copied",
  actions: {
    heading: "Actions",
    none: "Your role changes nothing here.",
    reset: "Send a reset link…",
    resend: "Send the proof again…",
    email: "Change the address…",
    unlock: "Unlock…",
    signOut: "Sign out everywhere…",
    step: "End the second step…",
    archive: "Archive…",
  },
  account: {
    heading: "Account",
    id: "Id",
    username: "Username",
    emailAddress: "Email",
    product: "Product",
    type: "Kind",
    since: "Since",
    state: "State",
  },
  events: {
    heading: "What happened",
    empty: "Nothing is known any more.",
    by: "by {who}",
  },
  reset: {
    title: "Send a reset link?",
    facts: [
      "The ordinary mail for a new password goes to the address of the account. Nobody here sees its link.",
    ],
    submit: "Send the link",
    said: "The reset link is on its way.",
  },
  resend: {
    title: "Send the proof again?",
    facts: ["The mail that they wait for goes out once more. The link before ends."],
    submit: "Send the mail",
    said: "The mail is on its way.",
  },
  email: {
    title: "Change the address?",
    facts: [
      "A link goes to the new address; it counts once opened by whoever logs in to the account, or 72 hours from now by whoever reads it.",
      "The old address is told at once: it stops the change in those hours, and takes it back for 72 hours after.",
    ],
    field: "New email address",
    submit: "Ask for the new address",
    said: "The link to the new address is on its way, and the old address is told.",
  },
  unlock: {
    title: "Unlock this account?",
    facts: [
      "Every lock ends, that of a password that was disabled too.",
      "Be sure that it is the person who asks: whoever guessed may go on guessing.",
    ],
    submit: "Unlock",
    said: "The account is unlocked.",
  },
  signOut: {
    title: "Sign out everywhere?",
    facts: ["{name} has to log in again at every product.", "Password and devices stay."],
    submit: "Sign out everywhere",
    said: "Every login at the products has ended.",
  },
  step: {
    title: "End the second step?",
    facts: [
      "In 72 hours the password alone lets {name} in.",
      "They are mailed, and call it off by saying that it was not them, or by a code.",
    ],
    submit: "Let the second step end",
    said: "The second step ends {moment}, unless it is called off.",
  },
  archive: {
    title: "Archive this account?",
    facts: [
      "{name} can no longer log in; every login ends.",
      "Records are kept as the law asks. Nobody brings the account back here.",
    ],
    submit: "Archive the account",
    said: "The account is archived.",
  },
} as const;
