/** "Is it you?", which is asked in place before something of account settings is written. */
export const reauthenticationWords = {
  heading: "Confirm it’s you",
  /** What the person was about to do: the first line of the question. */
  reasons: {
    password: "You are about to change your password.",
    email: "You are about to change your email address.",
    emailUndo: "You are about to undo the change of your email address.",
    number: "You are about to change your cellphone number.",
    numberVerification: "You are about to verify your cellphone number.",
    codeWay: "You are about to change how we send your codes.",
    device: "You are about to sign a device out.",
    everywhere: "You are about to sign out everywhere.",
    kept: "You are about to see all that we keep about you.",
    removal: "You are about to ask for the removal of your account.",
  },
  passkey: "Use my passkey",
  password: "Type my password",
  passwordLabel: "Password",
  codeHint: "Six digits from your authenticator app",
  submit: "Continue",
  stays: "We will not ask again for five minutes. What you typed is kept.",
  passkeyMissed: "Your passkey did not answer. Try again, or choose another way.",
} as const;
