import { brand } from "@frontdoor/brand/brand.ts";

/** Verify email, the academic activation (S2.157–S2.164). */
export const verifyEmailWords = {
  /** Each role has a step of its own (S2.159, S2.160). */
  heading: {
    trainee: `Signup for ${brand.name} {academic} Email Verification`,
    supervisor: `Signup for ${brand.name} {academic} Supervisor Activation`,
    academic: "Academic -",
  },
  incomplete: "This link is not complete. Please open it once more from the email.",
  /** Without script a press goes on with the link. */
  goOn: "Continue",
  checking: "Activating your account",
  confirmable: "One press is left, and the account of {address} is active.",
  verified: "Your account has now been activated. Please click the button below to login",
  waiting:
    "We have sent a message to {address}. Please open it and follow its link to activate your account.",
  waitingHelp: "Nothing there after a few minutes? Look in your spam folder.",
  /** What is read out once a message was asked for. */
  sent: {
    again: "A new message is on its way.",
    toOtherAddress: "A message is on its way to {emailAddress}.",
  },
  actions: {
    confirm: "Activate my account",
    logIn: "Login",
    newLink: "Send a new link",
    tryAgain: "Try again",
    sendAgain: "Send again",
    otherAddress: "Use another address",
  },
  /** The form for another address (Q053). */
  otherAddress: { passwordHint: "The one you signed up with", submit: "Use this address" },
} as const;
