import { standardMessages } from "@frontdoor/contract/errors.ts";
import { reminderProblems } from "@frontdoor/contract/practice/forgot-username.ts";
import { useReducer, useRef } from "react";
import { useAttempt } from "../../client/attempt.ts";
import { usePosted } from "../../client/posted.ts";
import { createSubmissionKeys } from "../../client/submission-keys.ts";
import {
  newSubmission,
  nextSubmission,
  type Submission,
  toRefusal,
} from "../../fields/submission.ts";
import { island } from "../../island/island.tsx";
import { askForReminder } from "./forgot-username.calls.ts";
import { ForgotUsernameScreen } from "./forgot-username.screen.tsx";

/** Forgot username (S2.021, S2.144–S2.147, S4.054). */
function ForgotUsernameRoute() {
  const posted = usePosted<Submission>();
  const [state, dispatch] = useReducer(nextSubmission, posted?.state ?? newSubmission);
  const keys = useRef(createSubmissionKeys());

  const startAgain = () => dispatch({ type: "restarted" });
  const attempt = useAttempt(startAgain);

  const request = (emailAddress: string) => {
    const problems = reminderProblems({ emailAddress });
    if (Object.keys(problems).length > 0) {
      return dispatch({ type: "failed", message: standardMessages.validation, problems });
    }
    dispatch({ type: "sent" });
    const idempotencyKey = keys.current.keyFor({ emailAddress });
    attempt(
      (signal) => askForReminder(emailAddress, { signal, idempotencyKey }),
      (answer) => {
        if (!answer.taken) {
          return dispatch({ type: "failed", ...toRefusal(answer.error) });
        }
        keys.current.done();
        dispatch({ type: "taken" });
      },
    );
  };

  return <ForgotUsernameScreen state={state} onRequest={request} onStartAgain={startAgain} />;
}

export default island(ForgotUsernameRoute);
