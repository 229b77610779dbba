/** The page that verifies the address a person was written to at. */
export const emailVerificationWords = {
  heading: "Your email address",
  checking: "Reading the link",
  whose: "Whose account it is",
  account: "{username}, made on {day}",
  isNew: "Verify {address}, and it is the address of this account from then on.",
  isNewMore: "We write to the old address as well: it can undo the change for 72 hours.",
  isOwn: "Verify that {address} is yours. You need this for passkeys and two-step verification.",
  /** In a browser that the account does not know. */
  elsewhere: {
    isOwn:
      "This browser has not been used with the account. So that nobody else’s password opens it, verify {address} by choosing a new password.",
    choose: "Choose a new password",
    isNew:
      "This browser has not been used with the account. To make {address} its address, log in here first. Then open the link of the mail once more.",
    isNewLater:
      "Our support asked for this address. If you cannot log in, open the link again later: {moment} it begins to work without a login, unless the old address has objected.",
    logIn: "Log in to the account",
  },
  prove: "Verify this address",
  notMine: "This is not my account",
  refused: "Nothing was verified.",
  refusedMore: "We will not ask {address} to verify this account again. You can close this page.",
  done: "{address} is verified.",
  doneMore: "You can close this page, or go on to your account.",
  toAccount: "To my account",
  invalid: "This link was used or has expired.",
  invalidMore:
    "Look in your account for the state of the address, or in your mails for a newer one.",
  locked: "Nothing was changed.",
} as const;
