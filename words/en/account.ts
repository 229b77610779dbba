/** Account settings: its frame, how somebody logs in, and the removal. */
export const accountWords = {
  heading: "Account settings",
  open: "Open {product}",
  logOut: "Log out",
  contents: "On this page",
  loading: "Loading your account",
  failed: "Your account could not be loaded",
  tryAgain: "Try again",
  ended: {
    heading: "You are logged out of this page",
    why: "We log you out here after 15 minutes without a press, after 30 in all, and when this login is ended elsewhere, such as in another tab. What you changed stays changed; nothing else was touched.",
    logIn: "Log in again",
  },
  locked: {
    heading: "Changes are stopped until {moment}",
    why: "Somebody told us that a change was not theirs. Until then nothing can be changed here. You can still sign devices out and, once you have a new password, remove passkeys.",
  },
  /** On top of the page: nothing arrives at an address or a number of the account. */
  unreachable: {
    mail: "We could not reach {address}.",
    mailWhy:
      "Mails to it come back: there is no such mailbox. Please change the address below, or no link of ours can reach you.",
    spamWhy:
      "A mail of ours was reported as spam there, so the next ones may not arrive. Mark us as “not spam”, or change the address below.",
    sms: "We could not reach {number}.",
    smsWhy:
      "The network does not know this number. Please change it below, or no code of ours can reach you.",
  },
  cancel: "Cancel",
  /** At the head of a part, after what was done. */
  told: "We have told you by email.",
  parts: {
    login: "Ways to log in",
    step: "Two-step verification",
    reach: "How we reach you",
    devices: "Devices and sessions",
    kept: "What we keep about you",
    remove: "Remove my account",
  },
  username: {
    name: "Username",
    stays: "You log in with it. It stays the same.",
    isEmail: "Your email address. When that changes, this changes with it.",
  },
  password: {
    name: "Password",
    current: "Current password",
    changed: "Changed on {day}",
    change: "Change",
    changeNamed: "Change the password",
    others: "Every other login of your account ends. This one stays.",
    done: "Your password is changed.",
  },
  removal: {
    lead: "We send a link to your email address. Nothing happens until you open it and confirm. Health records are kept for at least six years under the HPCSA guideline.",
    send: "Send me the link",
    sent: "The link is on its way to {address}.",
    sentBefore: "The link is on its way to the address that you had before.",
    sentMore: "Nothing happens until you open it and confirm.",
  },
} as const;
