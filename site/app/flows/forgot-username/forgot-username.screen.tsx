import { reminderSentMessage } from "@frontdoor/contract/practice/forgot-username.ts";
import { enteredName } from "@frontdoor/contract/validators/unseen-marks.ts";
import { forgotWords } from "@frontdoor/words/forgot.ts";
import { forgotUsernameWords } from "@frontdoor/words/forgot-username.ts";
import { type FormEvent, useRef } from "react";
import { EmailField } from "../../fields/email-field.tsx";
import { RefusalArea } from "../../fields/error-area.tsx";
import { PostedFields } from "../../fields/posted-fields.tsx";
import type { Submission } from "../../fields/submission.ts";
import { SubmitButton } from "../../fields/submit-button.tsx";
import { journeys } from "../../journeys.ts";
import { AskAgain } from "../../parts/ask-again.tsx";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { StatusMessage } from "../../ui/status-message.tsx";

interface ForgotUsernameScreenProps {
  state: Submission;
  onRequest: (emailAddress: string) => void;
  onStartAgain: () => void;
}

/** Forgot username (S2.144–S2.147): the address, and then the same confirmation for everyone. */
export function ForgotUsernameScreen({
  state,
  onRequest,
  onStartAgain,
}: ForgotUsernameScreenProps) {
  const isComplete = state.at === "complete";
  const heading = useRef<HTMLHeadingElement>(null);
  const startAgain = () => {
    onStartAgain();
    heading.current?.focus();
  };
  return (
    <div className="account-screen">
      <ArrowLink to={journeys.forgotUsername.backToLogin} direction="back">
        {forgotWords.backToLogin}
      </ArrowLink>
      <h1 ref={heading} tabIndex={-1}>
        {forgotUsernameWords.heading}
      </h1>
      <RefusalArea
        refusal={state.at === "refused" ? state : null}
        labels={forgotUsernameWords.labels}
      />
      <StatusMessage takesFocus>{isComplete && reminderSentMessage}</StatusMessage>
      {isComplete ? (
        <AskAgain onAskAgain={startAgain} />
      ) : (
        <ReminderForm state={state} onRequest={onRequest} />
      )}
    </div>
  );
}

function ReminderForm({ state, onRequest }: Omit<ForgotUsernameScreenProps, "onStartAgain">) {
  const busy = state.at === "sending";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    onRequest(enteredName(String(new FormData(event.currentTarget).get("emailAddress") ?? "")));
  };
  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      <PostedFields />
      <p>{forgotUsernameWords.lead}</p>
      <EmailField
        name="emailAddress"
        label={forgotUsernameWords.labels.emailAddress}
        error={state.at === "refused" ? state.problems.emailAddress : undefined}
        required
      />
      <SubmitButton wide state={busy ? "loading" : "ready"}>
        {forgotUsernameWords.submit}
      </SubmitButton>
      <p className="account-screen__more">
        <a href={journeys.forgotUsername.forgotPassword}>{forgotUsernameWords.forgotPassword}</a>
      </p>
    </form>
  );
}
