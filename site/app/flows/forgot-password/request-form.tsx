import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { enteredName } from "@frontdoor/contract/validators/unseen-marks.ts";
import { forgotPasswordWords } from "@frontdoor/words/forgot-password.ts";
import type { FormEvent, ReactNode } from "react";
import { useHydrated } from "../../client/hydrated.ts";
import { PostedFields } from "../../fields/posted-fields.tsx";
import { SubmitButton } from "../../fields/submit-button.tsx";
import { TextField } from "../../fields/text-field.tsx";
import { journeys } from "../../journeys.ts";
import { ShowIf } from "../../parts/show-if.tsx";
import { type RequestStep, usernameLabel } from "./forgot-password.state.ts";

interface RequestFormProps {
  context: CurrentContext;
  step: RequestStep;
  onRequest: (username: string) => void;
  /** The product selector, part of the form for browsers without script. */
  children: ReactNode;
}

/** The label before the product is known: that of most products. */
const undecidedUsername = {
  "patient practice": usernameLabel("practice"),
  academic: usernameLabel("academic"),
};

/** The form for the username (S2.137). */
export function RequestForm({ context, step, onRequest, children }: RequestFormProps) {
  const busy = step.is === "sending";
  // One document serves every product; the style sheet shows the label of this tab's product.
  const isUndecided = !useHydrated();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    onRequest(enteredName(String(new FormData(event.currentTarget).get("username") ?? "")));
  };
  return (
    <form className="form-around" method="post" noValidate onSubmit={submit}>
      <PostedFields />
      {children}
      <div className="form">
        <TextField
          name="username"
          label={usernameLabel(context)}
          labelIn={isUndecided ? undecidedUsername : undefined}
          error={step.is === "refused" ? step.problems.username : undefined}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton wide state={busy ? "loading" : "ready"}>
          {forgotPasswordWords.request.submit}
        </SubmitButton>
        {(isUndecided || context === "practice") && (
          <ShowIf contexts={["practice"]}>
            <p className="account-screen__more">
              <a href={journeys.forgotPassword.forgotUsername}>
                {forgotPasswordWords.request.forgotUsername}
              </a>
            </p>
          </ShowIf>
        )}
      </div>
    </form>
  );
}
