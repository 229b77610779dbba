import { standardMessages } from "@frontdoor/contract/errors.ts";
import {
  completeStaffTwoStep,
  type OwnConsole,
  staffLogin,
  staffPasskeyLogin,
  staffPasskeyOptions,
} from "@frontdoor/contract/staff/session.ts";
import { consoleLogInWords as words } from "@frontdoor/words/staff/log-in.ts";
import { type FormEvent, useEffect, useReducer, useRef, useState } from "react";
import { askPasskey } from "../../../client/ask-passkey.ts";
import { useAttempt } from "../../../client/attempt.ts";
import { canUsePasskeys } from "../../../client/can-use-passkeys.ts";
import type { CallError } from "../../../client/send.ts";
import { EmailField } from "../../../fields/email-field.tsx";
import { RefusalArea } from "../../../fields/error-area.tsx";
import { PasswordField } from "../../../fields/password-field.tsx";
import { newSubmission, nextSubmission, toRefusal } from "../../../fields/submission.ts";
import { SubmitButton } from "../../../fields/submit-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { ask, type Heard } from "../ask.ts";
import { requiredProblems } from "../required-problems.ts";
import { StepForm } from "./step-form.tsx";

interface LogInFormProps {
  onIn: (me: OwnConsole) => void;
  /** The address of the member of staff whose login has ended. */
  emailAddress?: string;
}

/** The login form of the console: password and code, or a passkey. */
export function LogInForm({ onIn, emailAddress = "" }: LogInFormProps) {
  const [token, setToken] = useState<string | null>(null);
  const [state, dispatch] = useReducer(nextSubmission, newSubmission);
  const attempt = useAttempt(() => dispatch({ type: "restarted" }));
  const first = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first field again with a new beginning
  useEffect(() => first.current?.focus(), [token]);
  const busy = state.at === "sending";

  const fail = (message: string, problems = {}) => dispatch({ type: "failed", message, problems });
  const refuse = (error: CallError) => dispatch({ type: "failed", ...toRefusal(error) });
  const enter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const entered = new FormData(event.currentTarget);
    const body = {
      emailAddress: String(entered.get("emailAddress") ?? "").trim(),
      password: String(entered.get("password") ?? ""),
    };
    const problems = requiredProblems(body);
    if (Object.keys(problems).length > 0) return fail(standardMessages.validation, problems);
    dispatch({ type: "sent" });
    attempt(
      (signal) => ask(staffLogin, { body }, { signal }),
      (heard) => {
        if (heard.is === "done") {
          dispatch({ type: "restarted" });
          setToken(heard.reply.token);
        } else if (heard.is === "failed") refuse(heard.error);
      },
    );
  };
  const usePasskey = () => {
    dispatch({ type: "sent" });
    attempt(logInByPasskey, (heard) => {
      if (heard === null) dispatch({ type: "restarted" });
      else if (heard === "unasked") fail(words.noPasskey);
      else if (heard.is === "done") onIn(heard.reply);
      else if (heard.is === "failed") refuse(heard.error);
    });
  };

  if (token !== null) {
    return (
      <StepForm
        onEnter={(code, signal) => ask(completeStaffTwoStep, { body: { token, code } }, { signal })}
        onIn={onIn}
        onBack={(message) => {
          setToken(null);
          if (message !== undefined) fail(message);
        }}
      />
    );
  }
  const refused = state.at === "refused" ? state : null;
  return (
    <>
      <RefusalArea refusal={refused} labels={words.fields} place="within-page" />
      <form className="form" method="post" noValidate onSubmit={enter}>
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
        <SubmitButton wide size="medium" state={busy ? "loading" : "ready"}>
          {words.next}
        </SubmitButton>
      </form>
      {canUsePasskeys() && (
        <div className="staff-door__or">
          <p>{words.or}</p>
          <Button look="secondary" wide icon="passkey" disabled={busy} onClick={usePasskey}>
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
