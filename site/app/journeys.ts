import {
  type Context,
  type CurrentContext,
  forgotPasswordPath,
  type ResetContext,
} from "@frontdoor/contract/contexts.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { pathPrefix } from "@frontdoor/words/language.ts";

/** Stands for the `location` in a response (`leaveFor`), which belongs to a product or to this site. */
export const whereTheAnswerSays = "the answer";
/** Stands for a practice's kiosk address in a response (`leaveForKiosk`). */
export const kiosk = "the kiosk";

export const homePath = pathPrefix || "/";

const productPages = {
  patient: `${pathPrefix}/patient`,
  practice: `${pathPrefix}/practice`,
  academic: `${pathPrefix}/academic`,
} as const satisfies Record<Context, string>;

const signUpPages = {
  "": `${pathPrefix}/signup`,
  patient: `${pathPrefix}/signup/patient`,
  practice: `${pathPrefix}/signup/practice`,
  academic: `${pathPrefix}/signup/academic`,
} as const satisfies Record<CurrentContext, string>;

/** Without script a page knows its product by its address alone. */
const forgottenPages = {
  patient: `${pathPrefix}/forgotpassword`,
  academic: pathPrefix + forgotPasswordPath("academic"),
} as const satisfies Record<ResetContext, string>;

const ownLogins = {
  "": `${pathPrefix}/login?target=account`,
  patient: `${pathPrefix}/login/patient?target=account`,
  practice: `${pathPrefix}/login/practice?target=account`,
  academic: `${pathPrefix}/login/academic?target=account`,
} as const satisfies Record<CurrentContext, string>;

const logInPages = {
  practice: `${pathPrefix}/login/practice`,
  academic: `${pathPrefix}/login/academic`,
} as const satisfies Record<LoginProduct, string>;

const findDoctorPage = `${pathPrefix}/find-doctor`;

/** The target of an event, or one target for each product. */
export type Destination = string | Readonly<Record<string, string>>;

/**
 * The target page of each event of a page; links and redirects read their address here. A page has the name of its
 * folder in `pages/` or `flows/`; `frame` is the header and footer of every page. docs/flows.md draws the table, and
 * `npm run check` fails where the code differs from it.
 */
export const journeys = {
  frame: {
    home: homePath,
    productTab: productPages,
    story: `${pathPrefix}/about`,
    legalText: `${pathPrefix}/about`,
    logIn: `${pathPrefix}/login`,
    signUp: `${pathPrefix}/signup`,
    forgotPassword: `${pathPrefix}/forgotpassword`,
    forgotPasswordWithoutScript: forgottenPages.academic,
    logOut: `${pathPrefix}/log-out`,
  },

  patient: {
    findDoctor: findDoctorPage,
    signUp: `${pathPrefix}/signup`,
    packages: `${pathPrefix}/packages`,
    otherProduct: { practice: `${pathPrefix}/practice`, academic: `${pathPrefix}/academic` },
  },
  practice: {
    signUp: `${pathPrefix}/signup`,
    pricePlans: `${pathPrefix}/priceplans`,
    story: `${pathPrefix}/about`,
    packages: `${pathPrefix}/packages`,
    signUpForm: `${pathPrefix}/signup/practice`,
  },
  academic: {
    signUp: `${pathPrefix}/signup`,
    logIn: `${pathPrefix}/login`,
    disciplines: `${pathPrefix}/academic#disciplines`,
  },
  packages: {
    trial: `${pathPrefix}/signup/practice`,
    contact: `${pathPrefix}/practice#contact`,
    pricePlans: `${pathPrefix}/priceplans`,
  },
  priceplans: { signUp: `${pathPrefix}/signup`, packages: `${pathPrefix}/packages` },

  login: {
    accountLocked: `${pathPrefix}/forgotpassword`,
    troubleSigningIn: `${pathPrefix}/forgotpassword`,
    newHere: signUpPages,
    accountSettings: ownLogins,
    product: logInPages,
  },
  twoStep: {
    startAgain: logInPages,
    stepEnded: logInPages,
  },
  signUp: {
    product: { practice: signUpPages.practice, academic: signUpPages.academic },
    loginFailed: `${pathPrefix}/login/academic`,
    inviteTaken: `${pathPrefix}/login/practice`,
    inviteToAccount: `${pathPrefix}/login/practice`,
    logIn: `${pathPrefix}/login`,
    again: signUpPages,
  },
  findDoctor: { withoutScript: findDoctorPage },
  forgotPassword: {
    backToLogin: `${pathPrefix}/login`,
    forgotUsername: `${pathPrefix}/forgotusername`,
  },
  forgotUsername: {
    backToLogin: `${pathPrefix}/login`,
    forgotPassword: `${pathPrefix}/forgotpassword`,
  },
  resetPassword: {
    changed: `${pathPrefix}/login`,
    linkSpent: forgottenPages,
    contextUnknown: homePath,
  },
  loginEnded: { logIn: `${pathPrefix}/login` },
  loggedOut: { logIn: `${pathPrefix}/login` },
  verifyEmail: { logIn: `${pathPrefix}/login/academic` },
  account: {
    loggedOut: `${pathPrefix}/logged-out`,
    logIn: ownLogins,
  },
  emailVerification: { account: `${pathPrefix}/account`, logIn: ownLogins },
  unrecognised: { account: `${pathPrefix}/account` },
  storedData: { account: `${pathPrefix}/account` },
  requestRemoval: { confirmed: `${pathPrefix}/patient`, accountKept: `${pathPrefix}/patient` },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Destination>>>>;

/** The events after which the browser goes to an address from a response. */
export const exits = {
  findDoctor: { practiceChosen: kiosk },
  login: { accepted: whereTheAnswerSays },
  twoStep: { accepted: whereTheAnswerSays },
  signUp: { registered: whereTheAnswerSays },
  forgotPassword: { codeAccepted: whereTheAnswerSays },
  account: { languageChosen: whereTheAnswerSays },
  emailVerification: { passwordNeeded: whereTheAnswerSays },
  unrecognised: { done: whereTheAnswerSays },
} as const;
