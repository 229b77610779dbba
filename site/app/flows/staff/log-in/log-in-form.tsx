import {
  completeStaffTwoStep,
  type OwnConsole,
  staffLogin,
  staffPasskeyLogin,
  staffPasskeyOptions,
} from "@frontdoor/contract/staff/session.ts";
import { enteredName } from "@frontdoor/contract/validators/unseen-marks.ts";
import { consoleLogInWords as words } from "@frontdoor/words/staff/log-in.ts";
import { useEffect, useRef, useState } from "react";
import { askPasskey } from "../../../client/ask-passkey.ts";
import { canUsePasskeys } from "../../../client/can-use-passkeys.ts";
import { EmailField } from "../../../fields/email-field.tsx";
import { RefusalArea } from "../../../fields/error-area.tsx";
import { PasswordField } from "../../../fields/password-field.tsx";
import { toRefusal } from "../../../fields/submission.ts";
import { SubmitButton } from "../../../fields/submit-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { ask, type Heard } from "../ask.ts";
import { requiredProblems } from "../required-problems.ts";
import { useSubmission } from "../use-submission.ts";
import { CodeForm } from "./code-form.tsx";

interface LogInFormProps {
  onIn: (me: OwnConsole) => void;
  /** The address of the member of staff whose login has ended. */
  emailAddress?: string;
}

/** The login form of the console: password and code, or a passkey. */
export function LogInForm({ onIn, emailAddress = "" }: LogInFormProps) {
  const [token, setToken] = useState<string | null>(null);
  const { refused, isBusy, buttonState, form, isFaulty, send, refuse, restart } = useSubmission();
  const first = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first field again with a new beginning
  useEffect(() => first.current?.focus(), [token]);
  const fail = (message: string) => refuse({ message, problems: {} });
  const enter = (entered: FormData) => {
    const body = {
      emailAddress: enteredName(String(entered.get("emailAddress") ?? "")),
      password: String(entered.get("password") ?? ""),
    };
    if (isFaulty(requiredProblems(body))) return;
    send(
      (signal) => ask(staffLogin, { body }, { signal }),
      (heard) => {
        if (heard.is === "done") {
          restart();
          setToken(heard.reply.token);
        } else if (heard.is === "failed") refuse(toRefusal(heard.error));
      },
    );
  };
  const usePasskey = () =>
    send(logInByPasskey, (heard) => {
      if (heard === null) restart();
      else if (heard === "unasked") fail(words.noPasskey);
      else if (heard.is === "done") onIn(heard.reply);
      else if (heard.is === "failed") refuse(toRefusal(heard.error));
    });

  if (token !== null) {
    return (
      <CodeForm
        onEnter={(code, signal) => ask(completeStaffTwoStep, { body: { token, code } }, { signal })}
        onIn={onIn}
        onBack={(message) => {
          setToken(null);
          if (message !== undefined) fail(message);
        }}
      />
    );
  }
  return (
    <>
      <RefusalArea refusal={refused} labels={words.fields} place="within-page" />
      <form className="form" {...form(enter)}>
        <EmailField
          ref={first}
          name="emailAddress"
          label={words.fields.emailAddress}
          autoComplete="username"
          defaultValue={emailAddress}
          error={refused?.problems.emailAddress}
          required
        />
        <PasswordField
          name="password"
          label={words.fields.password}
          which="password"
          autoComplete="current-password"
          error={refused?.problems.password}
          required
        />
        <SubmitButton wide size="medium" state={buttonState}>
          {words.next}
        </SubmitButton>
      </form>
      {canUsePasskeys() && (
        <div className="staff-door__or">
          <p>{words.or}</p>
          <Button look="secondary" wide icon="passkey" disabled={isBusy} onClick={usePasskey}>
            {words.withPasskey}
          </Button>
        </div>
      )}
    </>
  );
}

async function logInByPasskey(
  signal: AbortSignal,
): Promise<Heard<typeof staffPasskeyLogin> | null | "unasked"> {
  const options = await ask(staffPasskeyOptions, { body: {} }, { signal });
  if (options.is !== "done") return options;
  try {
    const passkey = await askPasskey(options.reply.options, { signal });
    return passkey && (await ask(staffPasskeyLogin, { body: { passkey } }, { signal }));
  } catch {
    signal.throwIfAborted();
    return "unasked";
  }
}
