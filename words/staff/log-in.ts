/** How staff log in to their console. */
export const consoleLogInWords = {
  heading: "Log in",
  lead: "For people who work here.",
  fields: {
    emailAddress: "Email address",
    password: "Password",
    code: "Code",
    recovery: "Recovery code",
  },
  next: "Continue",
  or: "or",
  withPasskey: "Use a passkey",
  noPasskey: "This browser could not ask for a passkey. Use your password.",
  step: {
    heading: "Two-step verification",
    lead: "Type the code that your authenticator app shows.",
    hint: "Six digits. A new one comes every 30 seconds.",
    recoveryLead: "Type one of your ten recovery codes. Each works once.",
    recoveryHint: "Ten letters and digits.",
    useRecovery: "Use a recovery code",
    useApp: "Type a code from my app",
    back: "Start again",
    ended: "This step has ended. Please begin again.",
  },
  help: "No login yet, or lost both app and codes? Ask an owner to mail you a link to set it up.",
} as const;
