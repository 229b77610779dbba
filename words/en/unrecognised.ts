/** The page behind "This wasn't me" of a mail that tells of a change. */
export const unrecognisedWords = {
  heading: "Was this not you?",
  checking: "Reading the link",
  /** What the mail told of. */
  changes: {
    password: "The password was changed, {moment}.",
    email: "Another email address was asked for, {moment}.",
    "cell-number": "The cellphone number was changed, {moment}.",
    "codes-by-whatsapp": "It was chosen that codes go by WhatsApp, {moment}.",
    "passkey-added": "A passkey was added, {moment}.",
    "passkey-removed": "A passkey was removed, {moment}.",
    "second-step-on": "Two-step verification was switched on, {moment}.",
    "second-step-app": "Two-step verification was moved to another app, {moment}.",
    "second-step-codes": "New recovery codes were made, {moment}.",
    "second-step-off": "Two-step verification was switched off, {moment}.",
    "second-step-ending": "The end of two-step verification was asked for, {moment}.",
  },
  what: {
    lead: "What the button does:",
    logOut: "It logs every device out.",
    undo: "It undoes the change, as far as possible.",
    lock: "It stops changes to your account for 72 hours.",
    password: "It lets you choose a new password.",
  },
  confirm: "This wasn’t me",
  wasMe: "It was me",
  invalid: "This link was used or has expired.",
  invalidMore:
    "Do you still not know what happened? Log in, look at your account and choose a new password.",
  toAccount: "To my account",
} as const;
