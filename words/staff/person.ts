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
    open: "Their password lets them in. Nothing stands in the way.",
    codeAsked:
      "Their password and a code let them in, or a passkey. Nothing stands in the way, unless app and recovery codes are lost: then a one-time code can be mailed.",
    steps: {
      waiting: {
        sees: "They are told that the registration waits for its mail.",
        help: "Resend the verification email.",
      },
      restorable: {
        sees: "The account is archived: the login tells them what it tells a name that nobody has.",
        help: "An owner can bring it back until {moment}; then they choose a new password.",
      },
      archived: {
        sees: "The account is archived: the login tells them what it tells a name that nobody has. It cannot be brought back.",
        help: "",
      },
      suspended: {
        sees: "The account is suspended: no password, passkey or reset lets them in.",
        help: "Reactivate it once what it was suspended for is settled.",
      },
      suspendedUntil: {
        sees: "The account is suspended; that ends by itself {moment}.",
        help: "Reactivate it sooner once what it was suspended for is settled.",
      },
      locked: {
        sees: "They are told that the account is locked: too many wrong passwords, until {moment}.",
        help: "Unlock it, or send a reset link.",
      },
      disabled: {
        sees: "Their password is locked: too many wrong ones were tried.",
        help: "Send a reset link: a new password ends it.",
      },
      unreached: {
        sees: "They can log in, but the newest message to them was not taken.",
        help: "Ask whether the address is right, and change it.",
      },
      unverified: {
        sees: "They can log in. Nothing has verified their address yet.",
        help: "Resend the verification email.",
      },
      removalAsked: {
        sees: "They can log in. Their removal was asked for: once they open the link of that mail, {moment} at the latest, the account is archived.",
        help: "Ask whether they want it. Nothing is removed while they leave the link alone.",
      },
      twoStepEnding: {
        sees: "Their password and a code let them in. Two-step verification ends by itself {moment}; from then on the password is enough.",
        help: "Nothing is to be done but wait. Who cannot wait can be mailed a one-time code.",
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
    title: "Resend the verification email?",
    facts: ["The mail that they wait for goes out once more. The link before ends."],
    submit: "Send the mail",
    said: "The mail is on its way.",
  },
  email: {
    title: "Change the address?",
    facts: [
      "A link goes to the new address; it counts once opened by whoever logs in to the account, or 72 hours from now by whoever reads it.",
      "The old address is told at once: it can stop the change in those hours, and undo it for 72 hours after.",
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
  data: {
    title: "Mail the file of their data?",
    facts: [
      "For who cannot log in and asks for what is kept about them. A link to the file goes to the verified address of {name}; a verified number is told.",
      "The link gives the file once, within 24 hours. Nobody here sees link or file.",
      "Be sure who asks: whoever reads that mail reads all that is kept, the identity number too.",
    ],
    submit: "Mail the link",
    said: "The link is on its way.",
  },
  code: {
    title: "Mail a one-time code?",
    facts: [
      "For who has lost the app and every recovery code. The code goes to the verified address of {name}, and nobody here sees it; a verified number is told.",
      "With the password it lets them in once, within 24 hours. Be sure who asks.",
      "An owner has to agree first, always. Until then nothing happens.",
    ],
    submit: "Ask for the code",
    said: "The code is on its way.",
  },
  step: {
    title: "End two-step verification?",
    facts: [
      "In 72 hours the password alone lets {name} in.",
      "They are mailed, and can stop it: by saying that it was not them, or by a code.",
    ],
    submit: "Let two-step verification end",
    said: "Two-step verification ends {moment}, unless it is called off.",
  },
  archive: {
    title: "Archive this account?",
    facts: [
      "{name} can no longer log in; every login ends.",
      "Records are kept as the law asks. Within 30 days an owner can bring the account back.",
    ],
    submit: "Archive the account",
    said: "The account is archived.",
  },
  suspend: {
    title: "Suspend this account?",
    facts: [
      "{name} can no longer log in; every login ends.",
      "Nothing is deleted: reactivated, the account is as before.",
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
      "Send a reset link afterwards: by it they choose a new password.",
    ],
    submit: "Bring the account back",
    said: "The account is back. Send a reset link next.",
  },
} as const;
