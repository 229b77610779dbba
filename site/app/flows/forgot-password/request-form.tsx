import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { forgotPasswordWords } from "@frontdoor/words/forgot-password.ts";
import type { FormEvent } from "react";
import { PostedFields } from "../../fields/posted-fields.tsx";
import { SubmitButton } from "../../fields/submit-button.tsx";
import { TextField } from "../../fields/text-field.tsx";
import { journeys } from "../../journeys.ts";
import { type RequestStep, usernameLabel } from "./forgot-password.state.ts";

export const requestFormId = "request";

interface RequestFormProps {
  context: CurrentContext;
  step: RequestStep;
  onRequest: (username: string) => void;
}

/** Asks for the username alone (S2.137). */
export function RequestForm({ context, step, onRequest }: RequestFormProps) {
  const busy = step.is === "sending";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    onRequest(String(new FormData(event.currentTarget).get("username") ?? "").trim());
  };
  return (
    <form id={requestFormId} className="form" method="post" noValidate onSubmit={submit}>
      <PostedFields />
      <TextField
        name="username"
        label={usernameLabel(context)}
        error={step.is === "refused" ? step.problems.username : undefined}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton wide state={busy ? "loading" : "ready"}>
        {forgotPasswordWords.request.submit}
      </SubmitButton>
      {context === "practice" && (
        <p className="account-screen__more">
          <a href={journeys.forgotPassword.forgotUsername}>
            {forgotPasswordWords.request.forgotUsername}
          </a>
        </p>
      )}
    </form>
  );
}
