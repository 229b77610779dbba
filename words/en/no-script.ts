/** What is read where a browser runs no JavaScript. Only prerendered pages hold these words, no script does. */
export const noScriptWords = {
  /** Why the page cannot go on. */
  need: {
    logIn: "JavaScript is needed to log in.",
    signUp: "JavaScript is needed to sign up.",
    verifyAddress: "JavaScript is needed to verify your email address.",
    notMe: "JavaScript is needed to stop what was not you.",
    getData: "JavaScript is needed to get your data.",
    lookAfterAccount: "JavaScript is needed to look after your account.",
    openPage: "JavaScript is needed to open this page.",
  },
  /** What to do, and who helps. */
  help: "Please switch it on in your browser’s settings and load this page again, or write to {email} or call {phone}, and we will help you.",
  /** What stays as it is until the person has done what the page is for. */
  until: {
    verifyAddress: "Until you verify it, your account keeps the address that it has.",
  },
  /** Where a login needs a cookie that the browser does not keep. */
  cookies:
    "Your browser blocks cookies, and nobody can log in here without them. Please allow them for this site in your browser’s settings, under privacy, and load this page again, or write to {email} or call {phone}, and we will help you.",
} as const;
