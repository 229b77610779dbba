import type { Reauthentication } from "@frontdoor/contract/account/reauthentication.ts";
import { accountFieldWords } from "@frontdoor/words/account-fields.ts";
import { reauthenticationWords as words } from "@frontdoor/words/account-reauthentication.ts";
import { type FormEvent, useEffect, useRef } from "react";
import { ErrorArea } from "../../../fields/error-area.tsx";
import { ManagedUsername } from "../../../fields/managed-username.tsx";
import { PasswordField } from "../../../fields/password-field.tsx";
import { SubmitButton } from "../../../fields/submit-button.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { recoveryCodeField } from "../../../parts/recovery-code-field.ts";
import { Button } from "../../../ui/button.tsx";
import type { ReauthenticationMethod, ReauthenticationState } from "./reauthentication.state.ts";

interface MethodFormProps {
  way: ReauthenticationMethod;
  username: string;
  state: ReauthenticationState;
  /** Whether the person chose this method: its field then takes the focus, as it does on an error. */
  isChosen: boolean;
  onPasskey: () => void;
  onTyped: (typed: Extract<Reauthentication, { way: "password" | "code" }>) => void;
}

const codeFields = {
  code: {
    label: accountFieldWords.code,
    hint: words.codeHint,
    look: "code",
    inputMode: "numeric",
    autoComplete: "one-time-code",
  },
  recovery: recoveryCodeField,
} as const;

/** The chosen method: a button for the passkey, a field for the others. */
export function MethodForm({
  way,
  username,
  state,
  isChosen,
  onPasskey,
  onTyped,
}: MethodFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isWrong = state.at === "refused" && state.isOfField;
  const takesFocus = isWrong || (isChosen && state.at === "ready");
  const field = () => form.current?.querySelector<HTMLInputElement>("[name]");
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new refusal takes the focus again
  useEffect(() => {
    if (takesFocus) field()?.focus();
  }, [takesFocus, state]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.at === "sending") return;
    const typed = field()?.value;
    if (!typed) return field()?.focus();
    onTyped(way === "password" ? { way, password: typed } : { way: "code", code: typed });
  };
  const loading = state.at === "sending" ? "loading" : "ready";
  return (
    <>
      {state.at === "refused" && !state.isOfField && (
        <ErrorArea attempt={state} reference={state.reference} place="within-page">
          {state.message}
        </ErrorArea>
      )}
      {way === "passkey" ? (
        <Button size="large" wide icon="passkey" state={loading} onClick={onPasskey}>
          {words.passkey}
        </Button>
      ) : (
        <form ref={form} className="form" method="post" noValidate onSubmit={submit}>
          {way === "password" && <ManagedUsername value={username} />}
          {way === "password" ? (
            <PasswordField
              name="reauthentication"
              label={words.passwordLabel}
              error={isWrong ? state.message : undefined}
              required
              autoComplete="current-password"
              which="password"
            />
          ) : (
            <TextField
              name="reauthentication"
              {...codeFields[way]}
              error={isWrong ? state.message : undefined}
              required
            />
          )}
          <SubmitButton wide state={loading}>
            {words.submit}
          </SubmitButton>
        </form>
      )}
    </>
  );
}
