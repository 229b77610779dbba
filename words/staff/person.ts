/** The page of a person: how the account stands, what can be done for them. */
export const consolePersonWords = {
  noId: "No person is named in this address.",
  unknown: "There is no account and no waiting registration with this id.",
  unnamed: "Account",
  waiting: "Waiting registration",
  link: "Copy support link",
  actions: {
    heading: "Actions",
    none: "Your role has no actions here.",
    reset: "Send a reset link…",
    resend: "Resend the verification email…",
    email: "Change the address…",
    unlock: "Unlock…",
    signOut: "Sign out everywhere…",
    data: "Mail the file of their data…",
    code: "Mail a one-time code…",
    step: "End two-step verification…",
    suspend: "Suspend…",
    reactivate: "Reactivate…",
    archive: "Archive…",
    restore: "Bring back…",
  },
  next: {
    heading: "If they logged in now",
    open: "They can log in with their password.",
    codeAsked:
      "They can log in with password and code, or with a passkey. If app and recovery codes are lost, a one-time code can be mailed.",
    steps: {
      waiting: {
        sees: "They are told that the registration waits for its mail.",
        help: "Resend the verification email.",
      },
      restorable: {
        sees: "The account is archived: the login responds as for an unknown name.",
        help: "An owner can bring it back; that ends {moment}. Then they choose a new password.",
      },
      archived: {
        sees: "The account is archived: the login responds as for an unknown name. It cannot be brought back.",
        help: "",
      },
      suspended: {
        sees: "The account is suspended: they cannot log in with a password, a passkey or a reset.",
        help: "Reactivate it once the reason for the suspension is settled.",
      },
      suspendedUntil: {
        sees: "The account is suspended; that ends by itself {moment}.",
        help: "Reactivate it sooner once the reason for the suspension is settled.",
      },
      locked: {
        sees: "They are told that the account is locked: too many wrong passwords. The lock ends {moment}.",
        help: "Unlock it, or send a reset link.",
      },
      disabled: {
        sees: "Their password is locked: too many wrong ones were tried.",
        help: "Send a reset link: a new password ends the lock.",
      },
      unreached: {
        sees: "They can log in, but the newest message to them was not accepted.",
        help: "Ask whether the address is right, and change it.",
      },
      unverified: {
        sees: "They can log in. Nothing has verified their address yet.",
        help: "Resend the verification email.",
      },
      removalAsked: {
        sees: "They can log in. A removal was requested: the account is archived once they confirm it by the mailed link, {moment} at the latest.",
        help: "Ask whether they want it. Nothing is removed unless they use the link.",
      },
      twoStepEnding: {
        sees: "They can log in with password and code. Two-step verification ends by itself {moment}; from then on the password is enough.",
        help: "Wait until then. If they cannot wait, mail them a one-time code.",
      },
      never: {
        sees: "They have not logged in from a browser yet.",
        help: "Send a reset link, by which they choose a password.",
      },
    },
  },
  account: {
    heading: "Account",
    id: "Id",
    username: "Username",
    emailAddress: "Email",
    product: "Product",
    type: "Role",
    practiceNumber: "Practice number",
    institution: "Institution",
    since: "Since",
    verified: "Address verified",
    numberVerified: "Number verified",
    twoStep: "Two-step verification",
    passkeys: "Passkeys",
    lastLogin: "Last login",
    lockedUntil: "Locked until",
    yes: "Yes",
    no: "No",
    state: "State",
  },
  kinds: { PATIENT: "Patient", ADMIN: "Administrator" },
  beside: {
    heading: "Two accounts",
    ask: "Another account of theirs",
    field: "Its id or support link",
    hint: "Both are shown next to each other.",
    none: "Type the id of another account, or paste its support link.",
    submit: "Show both",
  },
  logins: {
    heading: "Last logins",
    none: "There are none.",
    network: "From {network}",
    noNetwork: "Its network was not kept",
  },
  events: {
    heading: "What happened",
    empty: "No such events are kept.",
    by: "by {who}",
  },
  reset: {
    title: "Send a reset link?",
    facts: [
      "The usual mail for a new password is sent to the account’s address. Nobody here sees its link.",
    ],
    submit: "Send the link",
    said: "The reset link is on its way.",
  },
  resend: {
    title: "Resend the verification email?",
    facts: ["The verification email is sent again. The previous link ends."],
    submit: "Send the mail",
    said: "The mail is on its way.",
  },
  email: {
    title: "Change the address?",
    facts: [
      "A link is mailed to the new address. The change counts once somebody who logs in to the account opens it, or 72 hours from now once anybody opens it.",
      "The old address is notified at once. From there the change can be stopped in those hours, and undone for 72 hours after.",
    ],
    field: "New email address",
    submit: "Request the change",
    said: "The link to the new address is on its way, and the old address is notified.",
  },
  unlock: {
    title: "Unlock this account?",
    facts: [
      "Every lock ends, also a permanent one.",
      "Be sure that it is the person who asks: after this, guessing can go on.",
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
  data: {
    title: "Mail the file of their data?",
    facts: [
      "For people who cannot log in and ask for their stored data. A link to the file is mailed to the verified address of {name}; a verified number is notified.",
      "The link gives the file once, within 24 hours. Nobody here sees link or file.",
      "Be sure who asks: whoever can read that mail gets all stored data, the identity number too.",
    ],
    submit: "Mail the link",
    said: "The link is on its way.",
  },
  code: {
    title: "Mail a one-time code?",
    facts: [
      "For people who have lost the app and every recovery code. The code is mailed to the verified address of {name}, and nobody here sees it; a verified number is notified.",
      "It works once within 24 hours, together with the password. Be sure who asks.",
      "An owner always has to agree first. Until then nothing happens.",
    ],
    submit: "Request the code",
    said: "The code is on its way.",
  },
  step: {
    title: "End two-step verification?",
    facts: [
      "From 72 hours on, {name} can log in with the password alone.",
      "They get a mail, and can cancel it: by “This wasn’t me” in it, or by logging in with a code.",
    ],
    submit: "Let two-step verification end",
    said: "Two-step verification ends {moment}, unless it is cancelled.",
  },
  archive: {
    title: "Archive this account?",
    facts: [
      "{name} can no longer log in; every login ends.",
      "Records are kept as the law requires. Within 30 days an owner can bring the account back.",
    ],
    submit: "Archive the account",
    said: "The account is archived.",
  },
  suspend: {
    title: "Suspend this account?",
    facts: [
      "{name} can no longer log in; every login ends.",
      "Nothing is deleted: once reactivated, the account is as before.",
    ],
    field: "Ends on",
    hint: "A day such as 2026-12-31, on which they can log in again. Empty: until somebody reactivates it.",
    submit: "Suspend the account",
    said: "The account is suspended.",
  },
  reactivate: {
    title: "Reactivate this account?",
    facts: ["{name} can log in again as before, with the same password and passkeys."],
    submit: "Reactivate the account",
    said: "The account is active again.",
  },
  restore: {
    title: "Bring this account back?",
    facts: [
      "The profile is as before. Password, passkeys and two-step verification are gone.",
      "Send a reset link afterwards, so that they can choose a new password.",
    ],
    submit: "Bring the account back",
    said: "The account is back. Send a reset link next.",
  },
} as const;
