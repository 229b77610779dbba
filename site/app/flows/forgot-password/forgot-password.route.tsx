import { pressMinutes } from "@frontdoor/contract/constants.ts";
import { isContext, productParameter } from "@frontdoor/contract/contexts.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import {
  otpFormProblems,
  resetRequestProblems,
} from "@frontdoor/contract/practice/forgot-password.ts";
import { useEffect, useReducer, useRef, useState } from "react";
import { useAttempt } from "../../client/attempt.ts";
import { useAudience } from "../../client/audience.ts";
import { leaveFor } from "../../client/leave-for.ts";
import { usePosted } from "../../client/posted.ts";
import type { CallError } from "../../client/send.ts";
import { createSubmissionKeys } from "../../client/submission-keys.ts";
import { toRefusal } from "../../fields/submission.ts";
import { island } from "../../island/island.tsx";
import {
  awaitsMessage,
  forgetAsked,
  keepAsked,
  keepPending,
  nextMessageAt,
  readAsked,
  readPending,
  stopAwaiting,
  withRequest,
} from "../../parts/asked-before.ts";
import { passwordChangedState } from "../../parts/navigation-state/password-changed.ts";
import { askForReset, resetWithOtp } from "./forgot-password.calls.ts";
import { ForgotPasswordScreen } from "./forgot-password.screen.tsx";
import {
  type ForgotPassword,
  type ForgotPasswordEvent,
  newForgotPassword,
  nextForgotPassword,
} from "./forgot-password.state.ts";
import type { OtpForm } from "./otp-form.tsx";

/** Forgot password (S2.020, S2.136–S2.143, S4.047–S4.053). */
function ForgotPasswordRoute() {
  const { audience: known, settled, choose } = useAudience();
  const posted = usePosted<ForgotPassword>();
  // The document is built for the default: without script the answer alone knows what was chosen.
  const chosen = posted?.values[productParameter];
  const audience = !settled && isContext(chosen) ? chosen : known;
  const [state, dispatch] = useReducer(nextForgotPassword, posted?.state ?? newForgotPassword);
  const [requestKeys] = useState(() => createSubmissionKeys(readPending(), keepPending));
  const resetKeys = useRef(createSubmissionKeys());
  const attempt = useAttempt(() => dispatch({ type: "abandoned" }), audience);

  useEffect(() => {
    const asked = readAsked();
    if (!settled || asked === null || !awaitsMessage(asked, audience, Date.now())) return;
    // A mailed link continues elsewhere, so a person who returns here without a reload starts again.
    if (asked.otpAvailable || wasReloaded())
      dispatch({ type: "resumed", ...asked, nextAt: nextMessageAt(asked) });
  }, [settled, audience]);

  const request = (username: string, what: "request" | "newCode") => {
    const problems = resetRequestProblems({ username });
    if (Object.keys(problems).length > 0) return dispatch({ type: "incomplete", problems });
    dispatch({ type: "sent", what });
    const idempotencyKey = requestKeys.keyFor({ audience, username }, pressMinutes);
    attempt(
      (signal) => askForReset(audience, username, { signal, idempotencyKey }),
      (answer) => {
        if (!answer.taken) return dispatch(failure(answer.error));
        requestKeys.done();
        const { otpAvailable } = answer;
        const asked = withRequest(readAsked(), { audience, username, otpAvailable }, Date.now());
        keepAsked(asked);
        dispatch({ type: "requestTaken", username, otpAvailable, nextAt: nextMessageAt(asked) });
      },
    );
  };

  const reset = ({ confirmPassword, ...otpReset }: OtpForm) => {
    const problems = otpFormProblems({ ...otpReset, confirmPassword });
    if (Object.keys(problems).length > 0) return dispatch({ type: "incomplete", problems });
    dispatch({ type: "sent", what: "otp" });
    const idempotencyKey = resetKeys.current.keyFor(otpReset);
    attempt(
      (signal) => resetWithOtp(otpReset, { signal, idempotencyKey }),
      (sent) => {
        if (!sent.ok) return dispatch(failure(sent.error));
        forgetAsked();
        if (leaveFor(sent.reply.location, passwordChangedState)) return;
        const refusal = { message: standardMessages.communication, problems: {} };
        dispatch({ type: "failed", refusal });
      },
    );
  };

  return (
    <ForgotPasswordScreen
      audience={audience}
      state={state}
      onChoose={(context) => {
        stopAwaiting();
        choose(context);
        dispatch({ type: "restarted" });
      }}
      onRequest={(username) => request(username, "request")}
      onReset={reset}
      onAskForNewCode={(username) => request(username, "newCode")}
      onStartAgain={() => {
        stopAwaiting();
        dispatch({ type: "restarted" });
      }}
    />
  );
}

function failure(error: CallError): ForgotPasswordEvent {
  return { type: "failed", refusal: toRefusal(error) };
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation && navigation.type === "reload";
}

export default island(ForgotPasswordRoute);
