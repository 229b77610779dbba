import type { Context, CurrentContext } from "@frontdoor/contract/contexts.ts";

/** Stands for the `location` that a call answers with (`leaveFor`): of a product, or of a page of this site. */
export const whereTheAnswerSays = "the answer";
/** Stands for the kiosk of a practice, whose address a call answers with (`leaveForKiosk`). */
export const kiosk = "the kiosk";

const productPages = {
  patient: "/patient",
  practice: "/practice",
  academic: "/academic",
} as const satisfies Record<Context, string>;

const signUpPages = {
  "": "/signup",
  patient: "/signup/patient",
  practice: "/signup/practice",
  academic: "/signup/academic",
} as const satisfies Record<CurrentContext, string>;

/** Where an event leads; where that depends on the product, an address for each. */
export type Destination = string | Readonly<Record<string, string>>;

/**
 * Which page leads where, by which event: whatever leads on looks its address up here. A page is named as
 * its folder in `pages/` or `flows/`, and `frame` is what stands around every page. docs/flows.md draws the
 * table, and `npm run check` fails where the code departs from it.
 */
export const journeys = {
  frame: {
    home: "/",
    productTab: productPages,
    story: "/about",
    legalText: "/about",
    logIn: "/login",
    signUp: "/signup",
    forgotPassword: "/forgotpassword",
  },

  patient: {
    signUp: "/signup",
    packages: "/packages",
    otherProduct: { practice: "/practice", academic: "/academic" },
  },
  practice: {
    signUp: "/signup",
    pricePlans: "/priceplans",
    story: "/about",
    packages: "/packages",
    signUpForm: "/signup/practice",
  },
  academic: { signUp: "/signup", logIn: "/login", disciplines: "/academic#disciplines" },
  packages: {
    trial: "/signup/practice",
    contact: "/practice#contact",
    pricePlans: "/priceplans",
  },
  priceplans: { signUp: "/signup", packages: "/packages" },

  login: {
    accountLocked: "/forgotpassword",
    troubleSigningIn: "/forgotpassword",
    newHere: signUpPages,
  },
  signUp: {
    loginFailed: "/login/academic",
    inviteTaken: "/login/practice",
    inviteToAccount: "/login/practice",
  },
  forgotPassword: {
    backToLogin: "/login",
    forgotUsername: "/forgotusername",
  },
  forgotUsername: { backToLogin: "/login", forgotPassword: "/forgotpassword" },
  resetPassword: { changed: "/login", linkSpent: "/forgotpassword", contextUnknown: "/" },
  verifyEmail: { logIn: "/login/academic" },
  requestRemoval: { confirmed: "/patient", accountKept: "/patient" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Destination>>>>;

/** The events after which the browser leaves for an address that only the answer of a call tells. */
export const exits = {
  findDoctor: { practiceChosen: kiosk },
  login: { accepted: whereTheAnswerSays },
  signUp: { registered: whereTheAnswerSays },
  forgotPassword: { codeAccepted: whereTheAnswerSays },
} as const;
