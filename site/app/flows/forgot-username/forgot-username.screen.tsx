import { reminderSentMessage } from "@frontdoor/contract/practice/forgot-username.ts";
import type { FormEvent } from "react";
import { Link } from "../../client/navigation.tsx";
import { RefusalArea } from "../../fields/error-area.tsx";
import { SubmitButton } from "../../fields/submit-button.tsx";
import { TextField } from "../../fields/text-field.tsx";
import { NoScriptNote } from "../../parts/no-script/no-script-note.tsx";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { Button } from "../../ui/button.tsx";
import { StatusMessage } from "../../ui/status-message.tsx";
import type { ForgotUsername } from "./forgot-username.state.ts";

export interface ForgotUsernameScreenProps {
  state: ForgotUsername;
  onRequest: (emailAddress: string) => void;
  onStartAgain: () => void;
}

const labels = { emailAddress: "Email Address" } as const;

/** Forgot username (S2.144–S2.147): the address, and then the same confirmation for everyone. */
export function ForgotUsernameScreen({
  state,
  onRequest,
  onStartAgain,
}: ForgotUsernameScreenProps) {
  const isComplete = state.at === "requestComplete";
  return (
    <div className="account-screen">
      <ArrowLink to="/login" direction="back">
        Back to login
      </ArrowLink>
      <h1>Forgot username</h1>
      <RefusalArea refusal={state.at === "refused" ? state : null} labels={labels} />
      <StatusMessage takesFocus>{isComplete && reminderSentMessage}</StatusMessage>
      {isComplete ? (
        <div className="form">
          <p>Nothing there after a few minutes? Look in your spam folder, or ask again.</p>
          <Button look="secondary" onClick={onStartAgain}>
            Ask again
          </Button>
        </div>
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
    onRequest(String(new FormData(event.currentTarget).get("emailAddress") ?? "").trim());
  };
  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      <NoScriptNote />
      <p>Tell us the address you registered with, and we send your username to it.</p>
      <TextField
        name="emailAddress"
        label={labels.emailAddress}
        error={state.at === "refused" ? state.problems.emailAddress : undefined}
        required
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton wide state={busy ? "loading" : "ready"}>
        Request Reminder
      </SubmitButton>
      <p className="account-screen__more">
        <Link to="/forgotpassword">Forgot your password?</Link>
      </p>
    </form>
  );
}
