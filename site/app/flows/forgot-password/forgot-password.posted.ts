import {
  type Context,
  contexts,
  forgotPasswordPath,
  isContext,
  productParameter,
} from "@frontdoor/contract/contexts.ts";
import { languageOfPath } from "@frontdoor/contract/languages.ts";
import type { AskedForm, FormOutcome, PostedForm } from "@frontdoor/contract/posted-forms.ts";
import {
  otpFormProblems,
  resetRequestProblems,
} from "@frontdoor/contract/practice/forgot-password.ts";
import { plainCode } from "@frontdoor/contract/validators/pasted.ts";
import { pathPrefix } from "@frontdoor/words/language.ts";
import { afresh, type PostedScreen, typed, verbatim, whichOf } from "../../fields/posted-screen.ts";
import { toRefusal } from "../../fields/submission.ts";
import { journeys } from "../../journeys.ts";
import { askAgainPress } from "../../parts/ask-again.tsx";
import { passwordChangedState } from "../../parts/navigation-state/password-changed.ts";
import { askForReset, resetWithOtp } from "./forgot-password.calls.ts";
import {
  type ForgotPassword,
  type ForgotPasswordEvent,
  newForgotPassword,
  nextForgotPassword,
} from "./forgot-password.state.ts";
import { otpPresses } from "./otp-form.tsx";

/** Forgot password without script (S2.136–S2.143, S4.047–S4.053). */
export const postedForgotPassword: PostedScreen = {
  async answer(form) {
    switch (whichOf(form)) {
      case askAgainPress:
      case otpPresses.otherUsername:
        return withProduct(form);
      case "otp":
        return reset(form);
      default:
        return request(form);
    }
  },
  saying: (form, message) =>
    after(screenOf(form), { type: "failed", refusal: { message, problems: {} } }),
};

/** The page with the product chosen that its address names, as it does in mails. */
export async function askedForgotPassword({ query }: AskedForm): Promise<ForgotPassword | null> {
  return productIn(query) === undefined ? null : newForgotPassword;
}

/** The page in its first state, for the same product. */
function withProduct(form: PostedForm): FormOutcome {
  const product = productIn(form.query);
  if (product === undefined) return afresh(form);
  return { is: "left", location: pathPrefix + forgotPasswordPath(product) };
}

function productIn(values: URLSearchParams): Context | undefined {
  const product = values.get(productParameter);
  return isContext(product) ? product : undefined;
}

function screenOf(form: PostedForm): ForgotPassword {
  const isFirst = whichOf(form) === "";
  const username = typed(form, "username");
  if (isFirst) return newForgotPassword;
  return { at: "otp", username, fieldsKey: 0, step: { is: "ready" }, nextAt: null };
}

/** The screen's state after such an answer. */
function after(screen: ForgotPassword, event: ForgotPasswordEvent): ForgotPassword {
  return nextForgotPassword(nextForgotPassword(screen, { type: "sent", what: "otp" }), event);
}

async function request(form: PostedForm): Promise<FormOutcome> {
  const screen = screenOf(form);
  const username = typed(form, "username");
  const product = productIn(form.fields);
  const problems = resetRequestProblems({ username });
  if (Object.keys(problems).length > 0) {
    const state = nextForgotPassword(screen, { type: "incomplete", problems });
    return { is: "shown", state, product };
  }
  const answer = await askForReset(product ?? "", username, form.sending);
  if (!answer.taken) {
    const refusal = toRefusal(answer.error);
    return { is: "shown", state: after(screen, { type: "failed", refusal }), product };
  }
  const { otpAvailable } = answer;
  const taken = { type: "requestTaken", username, otpAvailable, nextAt: null } as const;
  return { is: "done", state: after(screen, taken), product };
}

async function reset(form: PostedForm): Promise<FormOutcome> {
  const screen = screenOf(form);
  const otpReset = {
    otp: plainCode(typed(form, "otp")),
    username: typed(form, "username"),
    password: verbatim(form, "password"),
  };
  const confirmPassword = verbatim(form, "confirmPassword");
  const problems = otpFormProblems({ ...otpReset, confirmPassword });
  if (Object.keys(problems).length > 0) {
    return { is: "shown", state: nextForgotPassword(screen, { type: "incomplete", problems }) };
  }
  const sent = await resetWithOtp(otpReset, form.sending);
  if (sent.ok) return changed(sent.reply.location);
  const refusal = toRefusal(sent.error);
  return { is: "shown", state: after(screen, { type: "failed", refusal }) };
}

/** Leads to where the API says; a login page of ours then says that the password was changed. */
function changed(location: string): FormOutcome {
  const { path } = languageOfPath(location);
  const { path: login } = languageOfPath(journeys.forgotPassword.backToLogin);
  const isLogin = [login, ...contexts.map((context) => `${login}/${context}`)].includes(path);
  if (!isLogin) return { is: "left", location };
  return { is: "done", path, state: passwordChangedState };
}
