/** The page that gives somebody who cannot log in the file of what is kept about them. */
export const storedDataWords = {
  heading: "What we keep about you",
  checking: "Reading the link",
  lead: "Here is the data of your {product} account, which you asked our support for.",
  facts: {
    all: "The file holds all that we keep about you: your details and identity numbers, logins, messages and changes.",
    noSecrets: "No password, code or key is in it. Its names are those of our database.",
    ownDevice: "Keep it where only you can read it, never on a shared computer.",
  },
  until: "The button gives the file once. The link ends {moment}.",
  download: "Download the file",
  given: "Your file is ready.",
  givenMore:
    "It is with your downloads. The link is used up: whoever finds the mail gets nothing with it.",
  noFile: "No file there? Copy its text",
  noFileMore:
    "Some apps cannot save files. Copy the text before you close this page: the link gives it once.",
  copy: "Copy the text",
  invalid: "This link was used or has expired.",
  invalidMore:
    "Ask our support for a new one, or log in: the same file is in your account settings.",
  toAccount: "To my account",
} as const;
