import { resetContext } from "@frontdoor/contract/contexts.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import { languageOfPath } from "@frontdoor/contract/languages.ts";
import { newPasswordProblems } from "@frontdoor/contract/practice/reset-password.ts";
import { decoded } from "../../client/decoded.ts";
import { type PostedScreen, verbatim } from "../../fields/posted-screen.ts";
import { newSubmission } from "../../fields/submission.ts";
import { journeys } from "../../journeys.ts";
import { passwordChangedState } from "../../parts/navigation-state/password-changed.ts";
import { changePassword } from "./reset-password.calls.ts";
import {
  nextResetPassword,
  type ResetPassword,
  type ResetPasswordEvent,
  resetFailure,
} from "./reset-password.state.ts";

/** Reset password without script (S2.148–S2.156). */
export const postedResetPassword: PostedScreen = {
  async answer(form) {
    const [, , product, token = ""] = form.path.split("/");
    const context = resetContext(product);
    if (context === null) return { is: "left", location: journeys.resetPassword.contextUnknown };
    const password = verbatim(form, "password");
    const confirmPassword = verbatim(form, "confirmPassword");
    const problems = newPasswordProblems({ password, confirmPassword });
    if (Object.keys(problems).length > 0) {
      const message = standardMessages.validation;
      return { is: "shown", state: after({ type: "failed", message, problems }) };
    }
    const sent = await changePassword(context, decoded(token), password, form.sending);
    if (!sent.ok) return { is: "shown", state: after(resetFailure(sent.error)) };
    const { path } = languageOfPath(journeys.resetPassword.changed);
    const known = context === "academic" ? { product: context } : {};
    return { is: "done", path, state: passwordChangedState, ...known };
  },
  saying: (_form, message) => after({ type: "failed", message, problems: {} }),
};

function after(event: ResetPasswordEvent): ResetPassword {
  return nextResetPassword(newSubmission, event);
}
