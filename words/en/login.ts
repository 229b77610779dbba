/** The login (S2.088–S2.118). */
export const loginWords = {
  heading: "Log in",
  chooseProduct: "Choose a product above, and you can log in to it here.",
  patientAdvice: "Log in on your phone and your details are ready for your next visit.",
  labels: { username: "Username", email: "Email address", password: "Password" },
  stay: "Keep me signed in on this device",
  stayHint: "Only on a device that is yours alone.",
  submit: "Login",
  trouble: "Trouble signing in? Click here",
  newHere: "New here? {signUp}",
  signUp: "Sign up",
  safety: "What happens to what you enter",
  encrypted: "What you enter is sent encrypted, and the password itself is never stored. {privacy}",
  privacy: "How we guard your details",
  passwordChanged: "Your password was changed. Please log in with the new one.",
  passwordChangedChoose:
    "Your password was changed. Which product do you use? Please choose it below, and log in with the new password.",
  newAccount: "If you have just signed up, your account opens with the link in our email first.",
  withPasskey: "Use a passkey",
  manageAccount: "Manage my account",
  forAccount: "Log in to look after your account.",
} as const;
