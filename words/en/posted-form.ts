/** What is said of forms that a browser sends without script. */
export const postedFormWords = {
  /** Above a form that came back, where nobody can tell whether it was sent from our page. */
  sendAgain:
    "Please check what you entered and send it again: your browser did not say that it came from this page.",
  /** While a browser is led to another site. */
  leaving: "You are being taken on.",
  goOn: "Continue",
} as const;
