import type { ResetContext } from "@frontdoor/contract/contexts.ts";
import { newPasswordWords } from "@frontdoor/words/new-password.ts";
import { resetPasswordWords } from "@frontdoor/words/reset-password.ts";
import type { FormEvent } from "react";
import { ErrorArea, RefusalArea } from "../../fields/error-area.tsx";
import { ManagedUsername } from "../../fields/managed-username.tsx";
import { NewPasswordFields } from "../../fields/new-password-fields.tsx";
import { PostedFields } from "../../fields/posted-fields.tsx";
import { SubmitButton } from "../../fields/submit-button.tsx";
import { journeys } from "../../journeys.ts";
import { ButtonLink } from "../../ui/button.tsx";
import type { NewPassword, ResetPassword } from "./reset-password.state.ts";

interface ResetPasswordScreenProps {
  product: ResetContext;
  state: ResetPassword;
  /** The username, for a password manager; `null` while or where it is unknown. */
  username: string | null;
  onChange: (entered: NewPassword) => void;
}

/** Change Password (S2.148–S2.152). */
export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const { product, state } = props;
  return (
    <div className="account-screen">
      <h1>{resetPasswordWords.heading}</h1>
      {state.at === "linkSpent" && <ErrorArea attempt={state}>{state.message}</ErrorArea>}
      <RefusalArea
        refusal={state.at === "refused" ? state : null}
        labels={newPasswordWords.labels}
      />
      {state.at === "linkSpent" ? (
        <ButtonLink to={journeys.resetPassword.linkSpent[product]} size="large" wide>
          {resetPasswordWords.newLink}
        </ButtonLink>
      ) : (
        <NewPasswordForm {...props} />
      )}
    </div>
  );
}

function NewPasswordForm({ state, username, onChange }: ResetPasswordScreenProps) {
  const busy = state.at === "sending";
  const problems = state.at === "refused" ? state.problems : {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const entered = new FormData(event.currentTarget);
    onChange({
      password: String(entered.get("password") ?? ""),
      confirmPassword: String(entered.get("confirmPassword") ?? ""),
    });
  };
  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      <PostedFields />
      <p>{resetPasswordWords.lead}</p>
      {username !== null && <ManagedUsername value={username} />}
      <NewPasswordFields problems={problems} />
      <SubmitButton wide state={busy ? "loading" : "ready"}>
        {newPasswordWords.submit}
      </SubmitButton>
    </form>
  );
}
