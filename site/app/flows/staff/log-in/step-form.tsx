import { standardMessages } from "@frontdoor/contract/errors.ts";
import type { completeStaffTwoStep, OwnConsole } from "@frontdoor/contract/staff/session.ts";
import { plainCode } from "@frontdoor/contract/validators/pasted.ts";
import { consoleLogInWords as words } from "@frontdoor/words/staff/log-in.ts";
import { type FormEvent, useEffect, useReducer, useRef, useState } from "react";
import { useAttempt } from "../../../client/attempt.ts";
import { RefusalArea } from "../../../fields/error-area.tsx";
import { newSubmission, nextSubmission } from "../../../fields/submission.ts";
import { SubmitButton } from "../../../fields/submit-button.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import type { Heard } from "../ask.ts";
import { codeRefusal } from "../code-refusal.ts";
import { requiredProblems } from "../required-problems.ts";

interface StepFormProps {
  onEnter: (code: string, signal: AbortSignal) => Promise<Heard<typeof completeStaffTwoStep>>;
  onIn: (me: OwnConsole) => void;
  /** Returns to the first step, with a message if there is one. */
  onBack: (message?: string) => void;
}

const fieldOf = {
  app: {
    label: words.fields.code,
    hint: words.step.hint,
    look: "code",
    inputMode: "numeric",
    autoComplete: "one-time-code",
  },
  recovery: {
    label: words.fields.recovery,
    hint: words.step.recoveryHint,
    look: "recovery",
    autoComplete: "off",
    autoCapitalize: "characters",
    spellCheck: false,
  },
} as const;

/** The second step: a code of the app, or a recovery code. */
export function StepForm({ onEnter, onIn, onBack }: StepFormProps) {
  const [kind, setKind] = useState<keyof typeof fieldOf>("app");
  const [state, dispatch] = useReducer(nextSubmission, newSubmission);
  const attempt = useAttempt(() => dispatch({ type: "restarted" }));
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code has a field of its own
  useEffect(() => field.current?.focus(), [kind]);
  useEffect(() => {
    if (state.at === "refused" && state.problems.code !== undefined) field.current?.select();
  }, [state]);
  const busy = state.at === "sending";
  const { step } = words;

  const enter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const code = plainCode(String(new FormData(event.currentTarget).get("code") ?? ""));
    const problems = requiredProblems({ code });
    if (Object.keys(problems).length > 0) {
      return dispatch({ type: "failed", message: standardMessages.validation, problems });
    }
    dispatch({ type: "sent" });
    attempt(
      (signal) => onEnter(code, signal),
      (heard) => {
        if (heard.is === "done") return onIn(heard.reply);
        if (heard.is === "pending") return;
        if (heard.error.code === "STEP_ENDED") return onBack(step.ended);
        dispatch({ type: "failed", ...codeRefusal(heard.error) });
      },
    );
  };
  const refused = state.at === "refused" ? state : null;
  return (
    <>
      <h2>{step.heading}</h2>
      <p className="muted">{kind === "app" ? step.lead : step.recoveryLead}</p>
      <RefusalArea refusal={refused} labels={words.fields} place="within-page" />
      <form className="form" method="post" noValidate onSubmit={enter}>
        <TextField
          key={kind}
          ref={field}
          name="code"
          {...fieldOf[kind]}
          error={refused?.problems.code}
          required
        />
        <SubmitButton wide size="medium" state={busy ? "loading" : "ready"}>
          {words.next}
        </SubmitButton>
      </form>
      <p className="staff-door__more">
        <button
          type="button"
          className="text-button"
          onClick={() => setKind(kind === "app" ? "recovery" : "app")}
        >
          {kind === "app" ? step.useRecovery : step.useApp}
        </button>
        <button type="button" className="text-button" onClick={() => onBack()}>
          {step.back}
        </button>
      </p>
    </>
  );
}
