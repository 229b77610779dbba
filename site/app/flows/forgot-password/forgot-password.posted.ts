import { isContext } from "@frontdoor/contract/contexts.ts";
import type { FormOutcome, PostedForm } from "@frontdoor/contract/posted-forms.ts";
import {
  otpFormProblems,
  resetRequestProblems,
} from "@frontdoor/contract/practice/forgot-password.ts";
import { plainCode } from "@frontdoor/contract/validators/pasted.ts";
import { afresh, type PostedScreen, typed, verbatim, whichOf } from "../../fields/posted-screen.ts";
import { toRefusal } from "../../fields/submission.ts";
import { askAgainPress } from "../../parts/ask-again/ask-again.tsx";
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
        return afresh(form);
      case "otp":
        return reset(form);
      default:
        return request(form);
    }
  },
  saying: (form, message) =>
    after(screenOf(form), { type: "failed", refusal: { message, problems: {} } }),
};

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
  const problems = resetRequestProblems({ username });
  if (Object.keys(problems).length > 0) {
    return { is: "shown", state: nextForgotPassword(screen, { type: "incomplete", problems }) };
  }
  const product = form.fields.get("product");
  const answer = await askForReset(isContext(product) ? product : "", username, form.sending);
  if (!answer.taken) {
    const refusal = toRefusal(answer.error);
    return { is: "shown", state: after(screen, { type: "failed", refusal }) };
  }
  const { otpAvailable } = answer;
  const taken = { type: "requestTaken", username, otpAvailable, nextAt: null } as const;
  return { is: "done", state: after(screen, taken) };
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
  if (sent.ok) return { is: "left", location: sent.reply.location };
  const refusal = toRefusal(sent.error);
  return { is: "shown", state: after(screen, { type: "failed", refusal }) };
}
