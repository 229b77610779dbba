/** What is said of forms that a browser sends without script. */
export const postedFormWords = {
  /** Above a form that came back, where nobody can tell whether it was sent from our page. */
  sendAgain:
    "Please check what you entered and send it again: your browser did not say that it came from this page.",
  /** While a browser is led to another site. */
  leaving: "You are being taken on.",
  goOn: "Continue",
  /** In place of a list that a script would load. */
  listFollows: "Choose “Continue”, and the list appears.",
  /** Above a sign-up whose network has sent many: in place of the check that a script makes. */
  wait: "Many people are signing up from your network at the moment, so we are checking that you are a person. Enter your passwords again. From {seconds} seconds after you pressed the button, the same button creates your account.",
  orLink: "If you do not want to wait, we can email you a link with which you sign up at once.",
  sendLink: "Email me a link",
  linkSent:
    "If mail reaches the address that you entered, a link is on its way to it. Open the link and fill in the form there.",
  linkWithoutAddress: "Enter your email address below; the link goes to it.",
} as const;
