import { standardMessages } from "@frontdoor/contract/errors.ts";
import { reminderProblems } from "@frontdoor/contract/practice/forgot-username.ts";
import { useReducer, useRef } from "react";
import { createSubmissionKeys } from "../../client/submission-keys.ts";
import { accountPages } from "../../content/account-pages.ts";
import { newSubmission, nextSubmission } from "../../fields/submission.ts";
import { askForReminder } from "./forgot-username.calls.ts";
import { ForgotUsernameScreen } from "./forgot-username.screen.tsx";

export const meta = () => accountPages.forgotUsername;

/** Forgot username (S2.021, S2.144–S2.147, S4.054). */
export default function ForgotUsernameRoute() {
  const [state, dispatch] = useReducer(nextSubmission, newSubmission);
  const keys = useRef(createSubmissionKeys());

  const request = async (emailAddress: string) => {
    const problems = reminderProblems({ emailAddress });
    if (Object.keys(problems).length > 0) {
      return dispatch({ type: "failed", message: standardMessages.validation, problems });
    }
    dispatch({ type: "sent" });
    const answer = await askForReminder(emailAddress, keys.current.keyFor({ emailAddress }));
    if (!answer.taken) {
      const { message, fields } = answer.error;
      return dispatch({ type: "failed", message, problems: fields });
    }
    keys.current.done();
    dispatch({ type: "taken" });
  };

  return (
    <ForgotUsernameScreen
      state={state}
      onRequest={request}
      onStartAgain={() => dispatch({ type: "restarted" })}
    />
  );
}
