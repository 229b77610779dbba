import { standardMessages } from "@frontdoor/contract/errors.ts";
import { reminderProblems } from "@frontdoor/contract/practice/forgot-username.ts";
import { afresh, type PostedScreen, typed, whichOf } from "../../fields/posted-screen.ts";
import { type Submission, toRefusal } from "../../fields/submission.ts";
import { askAgainPress } from "../../parts/ask-again.tsx";
import { askForReminder } from "./forgot-username.calls.ts";

/** Forgot username without script (S2.144–S2.147). */
export const postedForgotUsername: PostedScreen = {
  async answer(form) {
    if (whichOf(form) === askAgainPress) return afresh(form);
    const emailAddress = typed(form, "emailAddress");
    const problems = reminderProblems({ emailAddress });
    if (Object.keys(problems).length > 0) {
      return { is: "shown", state: refused({ message: standardMessages.validation, problems }) };
    }
    const answer = await askForReminder(emailAddress, form.sending);
    if (!answer.taken) return { is: "shown", state: refused(toRefusal(answer.error)) };
    return { is: "done", state: { at: "complete" } satisfies Submission };
  },
  saying: (_form, message) => refused({ message, problems: {} }),
};

function refused(refusal: ReturnType<typeof toRefusal>): Submission {
  return { at: "refused", ...refusal };
}
