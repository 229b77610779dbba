/** How a member of staff sets their login up, by a link that was mailed to them. */
export const consoleSetUpWords = {
  heading: "Set up your login",
  who: "{name}, {emailAddress}, {role}",
  none: "This page needs the link from your mail.",
  noneMore: "Open it from there. It works once, for 24 hours; an owner mails another.",
  password: "Choose a password",
  app: "Your app",
  submit: "Set up my login",
  code: "Code",
  codeHint: "Six digits. This shows that app and login belong together.",
  codes: {
    heading: "Keep these ten codes",
    lead: "Use one if you lose your phone. Each works once. We show them only now.",
    whose: "For the staff login of {name}. Made on {day}.",
    how: "Each code lets you in once instead of the code from your app, after your password.",
    kept: "I keep them where I can find them without my phone.",
    logIn: "Log in",
    done: "Done",
  },
} as const;
