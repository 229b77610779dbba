import { contexts } from "@frontdoor/contract/contexts.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import type {
  AskedForm,
  FormOutcome,
  PostedForm,
  PostedPages,
} from "@frontdoor/contract/posted-forms.ts";
import type { ContactRequest } from "@frontdoor/contract/practice/contact.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { postedFormWords } from "@frontdoor/words/posted-form.ts";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { secretPlaceholder } from "../client/secret-placeholder.ts";
import type { PostedScreen } from "../fields/posted-screen.ts";
import { askedFindDoctor } from "../flows/find-doctor/find-doctor.posted.ts";
import FindDoctorRoute from "../flows/find-doctor/find-doctor.route.tsx";
import {
  askedForgotPassword,
  postedForgotPassword,
} from "../flows/forgot-password/forgot-password.posted.ts";
import ForgotPasswordRoute from "../flows/forgot-password/forgot-password.route.tsx";
import { postedForgotUsername } from "../flows/forgot-username/forgot-username.posted.ts";
import ForgotUsernameRoute from "../flows/forgot-username/forgot-username.route.tsx";
import { postedLogin } from "../flows/login/login.posted.ts";
import LoginRoute from "../flows/login/login.route.tsx";
import { postedRemoval } from "../flows/request-removal/request-removal.posted.ts";
import RequestRemovalRoute from "../flows/request-removal/request-removal.route.tsx";
import { postedResetPassword } from "../flows/reset-password/reset-password.posted.ts";
import ResetPasswordRoute from "../flows/reset-password/reset-password.route.tsx";
import { postedAcademicSignUp } from "../flows/sign-up/academic/academic-sign-up.posted.ts";
import { postedPracticeSignUp } from "../flows/sign-up/practice/practice-sign-up.posted.ts";
import SignUpAcademicRoute from "../flows/sign-up/sign-up-academic.route.tsx";
import SignUpPracticeRoute from "../flows/sign-up/sign-up-practice.route.tsx";
import { postedTwoStep, twoStepAt } from "../flows/two-step/two-step.posted.ts";
import TwoStepRoute from "../flows/two-step/two-step.route.tsx";
import {
  askedVerifyEmail,
  postedVerifyEmail,
  toldWithoutScript,
} from "../flows/verify-email/verify-email.posted.ts";
import VerifyEmailRoute from "../flows/verify-email/verify-email.route.tsx";
import AccountRemoved from "../pages/patient/account-removed.tsx";
import { postedContact } from "../parts/contact-form/contact-form.posted.ts";
import ContactForm from "../parts/contact-form/contact-form.tsx";
import { type Route, routeAt, routes } from "../routes.ts";

interface Row {
  /** The module of the route, as the route table names it. */
  file: string;
  /** The file of the island with the form, if it is not the whole screen. */
  island?: string;
  /** The product of the form, on a route with an island for each. */
  product?: LoginProduct;
  Screen: ComponentType<never>;
  /** Null for a page that only shows the result of another page's form, or answers a GET form. */
  screen: PostedScreen | null;
  /** What the page shows for its query. */
  asked?: (form: AskedForm) => Promise<unknown>;
}

/** The pages whose forms work without script. */
const rows: readonly Row[] = [
  flow("login", LoginRoute, postedLogin),
  { ...signUpAt("practice"), Screen: SignUpPracticeRoute, screen: postedPracticeSignUp },
  { ...signUpAt("academic"), Screen: SignUpAcademicRoute, screen: postedAcademicSignUp },
  flow("two-step", TwoStepRoute, postedTwoStep),
  {
    ...flow("forgot-password", ForgotPasswordRoute, postedForgotPassword),
    asked: askedForgotPassword,
  },
  flow("forgot-username", ForgotUsernameRoute, postedForgotUsername),
  flow("reset-password", ResetPasswordRoute, postedResetPassword),
  { ...flow("verify-email", VerifyEmailRoute, postedVerifyEmail), asked: askedVerifyEmail },
  flow("request-removal", RequestRemovalRoute, postedRemoval),
  {
    file: "pages/patient/patient.route.tsx",
    island: "pages/patient/account-removed.tsx",
    Screen: AccountRemoved,
    screen: null,
  },
  { ...flow("find-doctor", FindDoctorRoute, null), asked: askedFindDoctor },
  { file: "pages/practice/practice.route.tsx", ...contact("practice") },
  { file: "pages/med-e-mass/med-e-mass.route.tsx", ...contact("med-e-mass") },
];

/** A flow whose screen has the form. */
function flow(name: string, Screen: ComponentType<never>, screen: Row["screen"]): Row {
  return { file: `flows/${name}/${name}.route.tsx`, Screen, screen };
}

function contact(origin: ContactRequest["origin"]) {
  const island = "parts/contact-form/contact-form.tsx";
  return { island, Screen: ContactForm, screen: postedContact(origin) };
}

function signUpAt(product: LoginProduct) {
  const folder = "flows/sign-up";
  const island = `${folder}/sign-up-${product}.route.tsx`;
  return { file: `${folder}/sign-up.route.tsx`, island, product };
}

/** React's preload links, which the document already has. */
const preloads = /<link\s[^>]*rel="preload"[^>]*>/g;

const postedPages: PostedPages = {
  paths: routes.flatMap(pathsOf).filter((path) => (rowAt(path)?.screen ?? null) !== null),
  askedPaths: routes.flatMap(pathsOf).filter((path) => rowAt(path)?.asked !== undefined),
  // An island's script is named after its file.
  islandOf(path) {
    const { file, island = file } = rowOf(path);
    return island.split("/").at(-1)?.replace(".tsx", "") ?? "";
  },
  async answer(form) {
    const screen = screenAt(form.path);
    const outcome = await screen.answer(form);
    if (outcome.is !== "left") return outcome;
    const { location } = outcome;
    if (form.isSafe(location)) {
      return twoStepAt(location) ?? { ...outcome, location: toldWithoutScript(location) };
    }
    return said(screen, form, standardMessages.communication);
  },
  asked: async (form) => (await rowAt(form.path)?.asked?.(form)) ?? null,
  askAgain: (form) => said(screenAt(form.path), form, postedFormWords.sendAgain),
  render(path, { page, ...props }, posted, prefix) {
    const known = { ...page, address: shownAddress(path) ?? page.address };
    const given = { ...props, page: known, posted: JSON.stringify(posted) };
    const island = createElement(rowOf(path).Screen as ComponentType<object>, given);
    return renderToString(island, { identifierPrefix: prefix }).replace(preloads, "");
  },
};

export default postedPages;

function said(screen: PostedScreen, form: PostedForm, message: string): FormOutcome {
  return { is: "shown", state: screen.saying(form, message), kept: form.kept };
}

/** @throws Error where a page has no form that works without script */
function screenAt(path: string): PostedScreen {
  const { screen } = rowOf(path);
  if (screen === null) throw new Error(`No form of ${path} is answered.`);
  return screen;
}

/** @throws Error where a page shows nothing of forms */
function rowOf(path: string): Row {
  const row = rowAt(path);
  if (row === undefined) throw new Error(`No form of ${path} is answered.`);
  return row;
}

function rowAt(path: string): Row | undefined {
  const found = routeAt(path)?.route;
  const isFor = (product: string) => path.split("/").at(-1) === product;
  return rows.find(
    ({ file, product }) => file === found?.file && (product === undefined || isFor(product)),
  );
}

/**
 * The address of a page whose document serves many addresses, without its secret; null for a page with its own
 * document.
 */
function shownAddress(path: string): string | null {
  const endsInSecret = /:(?:hash|token)$/.test(routeAt(path)?.route.path ?? "");
  return endsInSecret ? path.replace(/[^/]+$/, secretPlaceholder) : null;
}

/** An optional part is a product; pages of unknown products have no form. */
function pathsOf({ path }: Route): string[] {
  const [fixed = "", optional] = path.split(/\/:\w+\?$/);
  if (optional === undefined) return [path];
  return [fixed, ...contexts.map((context) => `${fixed}/${context}`)];
}
