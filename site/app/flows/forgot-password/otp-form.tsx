import { whichField } from "@frontdoor/contract/posted-forms.ts";
import type { OtpReset } from "@frontdoor/contract/practice/forgot-password.ts";
import { plainCode } from "@frontdoor/contract/validators/pasted.ts";
import { forgotPasswordWords } from "@frontdoor/words/forgot-password.ts";
import { newPasswordWords } from "@frontdoor/words/new-password.ts";
import { type FormEvent, useEffect, useRef } from "react";
import { useSmsCode } from "../../client/sms-code.ts";
import { NewPasswordFields } from "../../fields/new-password-fields.tsx";
import { PostedFields } from "../../fields/posted-fields.tsx";
import { SubmitButton } from "../../fields/submit-button.tsx";
import { TextField } from "../../fields/text-field.tsx";
import { Button } from "../../ui/button.tsx";
import type { OtpStep } from "./forgot-password.state.ts";

export type OtpForm = OtpReset & { confirmPassword: string };

/** The names of the form's other buttons. */
export const otpPresses = { newCode: "newCode", otherUsername: "otherUsername" } as const;

interface OtpFormProps {
  username: string;
  /** The fields' React key: a new value clears them (S4.050, S4.051). */
  fieldsKey: number;
  step: OtpStep;
  onReset: (form: OtpForm) => void;
  onAskForNewCode: () => void;
  onStartAgain: () => void;
}

/** The one-time password and the new password (S2.140–S2.142), for the username of the request (Q071). */
export function OtpFormFields(props: OtpFormProps) {
  const { username, fieldsKey, step, onReset, onAskForNewCode, onStartAgain } = props;
  const problems = step.is === "refused" ? step.problems : {};
  const sending = step.is === "sending" ? step.what : null;
  const codeRequested = step.is === "codeRequested";
  const otpField = useRef<HTMLInputElement>(null);
  useSmsCode(otpField, fieldsKey);
  // After a code was requested its field takes the focus.
  useEffect(() => {
    if (codeRequested) otpField.current?.focus();
  }, [codeRequested]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending !== null) return;
    const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute("value");
    if (pressed === otpPresses.newCode) return onAskForNewCode();
    if (pressed === otpPresses.otherUsername) return onStartAgain();
    const entered = new FormData(event.currentTarget);
    const text = (name: string) => String(entered.get(name) ?? "");
    onReset({
      otp: plainCode(text("otp")),
      username,
      password: text("password"),
      confirmPassword: text("confirmPassword"),
    });
  };
  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      <PostedFields which="otp" />
      <TextField
        name="username"
        label={forgotPasswordWords.labels.username}
        error={problems.username}
        value={username}
        readOnly
        autoComplete="username"
      />
      <div className="form" key={fieldsKey}>
        <TextField
          ref={otpField}
          name="otp"
          // A form sent without script would bring what was typed back.
          {...(fieldsKey > 0 && { defaultValue: "" })}
          label={forgotPasswordWords.labels.otp}
          hint={forgotPasswordWords.otp.hint}
          error={problems.otp}
          required
          look="code"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <NewPasswordFields problems={problems} />
      </div>
      <SubmitButton
        wide
        state={sending === "otp" ? "loading" : "ready"}
        disabled={sending !== null}
      >
        {newPasswordWords.submit}
      </SubmitButton>
      <Button
        look="secondary"
        wide
        state={sending === "newCode" ? "loading" : "ready"}
        disabled={sending !== null}
        type="submit"
        keepsFocus
        name={whichField}
        value={otpPresses.newCode}
      >
        {forgotPasswordWords.otp.newCode}
      </Button>
      <p className="account-screen__more">
        <button
          type="submit"
          className="text-button"
          name={whichField}
          value={otpPresses.otherUsername}
        >
          {forgotPasswordWords.otp.otherUsername}
        </button>
      </p>
    </form>
  );
}
