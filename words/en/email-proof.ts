/** The page that proves the address a person was written to at. */
export const emailProofWords = {
  heading: "Your email address",
  checking: "Reading the link",
  isNew: "Prove {address}, and it is the address of your account from then on.",
  isNewMore: "We write to the old address as well: it can undo the change for 72 hours.",
  isOwn: "Prove that {address} is yours. Passkeys and the second step wait for it.",
  prove: "Prove this address",
  done: "{address} is proven.",
  doneMore: "You can close this page, or go on to your account.",
  toAccount: "To my account",
  invalid: "This link was used or has passed.",
  invalidMore: "Look in your account for how the address stands, or in your mails for a newer one.",
  locked: "Nothing was changed.",
} as const;
