import { brand } from "@frontdoor/brand/brand.ts";

const { patient, practice, academic } = brand.products;

/** The account pages for browser tabs and search engines. */
export const accountPageWords = {
  login: {
    title: "Log in",
    description: `Log in to ${practice.fullName} or ${academic.fullName}.`,
  },
  twoStep: {
    title: "Two-step verification",
    description: "Two-step verification: a code from your app.",
  },
  signUp: {
    title: "Sign up",
    description: `Sign up for ${patient.fullName}, ${practice.fullName} or ${academic.fullName}.`,
  },
  forgotPassword: {
    title: "Forgot password",
    description: "Ask for a link or a code to choose a new password.",
  },
  forgotUsername: {
    title: "Forgot username",
    description: "Ask for your username by email.",
  },
  resetPassword: { title: "Change Password" },
  requestRemoval: { title: "Account removal" },
  verifyEmail: {
    title: "Email verification",
    description: "Confirm your email address to open your account.",
  },
  findDoctor: { title: "Find your doctor", description: "Search for a practice by its name." },
  loginEnded: {
    title: "Login ended",
    description: "A login that waited too long or began in another browser.",
  },
  logOut: { title: "Log out", description: "Asks whether to log out on this device." },
  loggedOut: { title: "Logged out", description: "The end of a logout." },
  account: {
    title: "Account settings",
    description: "Look after your account: how you log in, how we reach you, what we keep.",
  },
  emailVerification: { title: "Verify your email address" },
  notMe: { title: "This wasn’t me" },
  storedData: { title: "What we keep about you" },
} as const;
