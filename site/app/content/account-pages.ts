import { brand } from "@frontdoor/brand/brand.ts";

/** Title and description of a front door page, for the tab and for search engines. */
const page = (name: string, description: string) => [
  { title: `${name} · ${brand.name}` },
  { name: "description", content: description },
];

const { patient, practice, academic } = brand.products;

export const accountPages = {
  login: page("Log in", `Log in to ${practice.fullName} or ${academic.fullName}.`),
  signUp: page(
    "Sign up",
    `Sign up for ${patient.fullName}, ${practice.fullName} or ${academic.fullName}.`,
  ),
  forgotPassword: page("Forgot password", "Ask for a link or a code to choose a new password."),
  forgotUsername: page("Forgot username", "Ask for your username by email."),
  resetPassword: [{ title: `Change Password · ${brand.name}` }],
  requestRemoval: [{ title: `Account removal · ${brand.name}` }],
  verifyEmail: page("Email verification", "Confirm your email address to open your account."),
};
