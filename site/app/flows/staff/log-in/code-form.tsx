import type { completeStaffTwoStep, OwnConsole } from "@frontdoor/contract/staff/session.ts";
import { plainCode } from "@frontdoor/contract/validators/pasted.ts";
import { consoleLogInWords as words } from "@frontdoor/words/staff/log-in.ts";
import { useEffect, useRef, useState } from "react";
import { RefusalArea } from "../../../fields/error-area.tsx";
import { SubmitButton } from "../../../fields/submit-button.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import type { Heard } from "../ask.ts";
import { codeRefusal, requiredProblems } from "../required-problems.ts";
import { useSubmission } from "../use-submission.ts";

interface CodeFormProps {
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

/** Two-step verification: a code of the app, or a recovery code. */
export function CodeForm({ onEnter, onIn, onBack }: CodeFormProps) {
  const [kind, setKind] = useState<keyof typeof fieldOf>("app");
  const { refused, buttonState, form, isFaulty, send, refuse } = useSubmission();
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code has a field of its own
  useEffect(() => field.current?.focus(), [kind]);
  useEffect(() => {
    if (refused?.problems.code !== undefined) field.current?.select();
  }, [refused]);
  const { step } = words;

  const enter = (entered: FormData) => {
    const code = plainCode(String(entered.get("code") ?? ""));
    if (isFaulty(requiredProblems({ code }))) return;
    send(
      (signal) => onEnter(code, signal),
      (heard) => {
        if (heard.is === "done") return onIn(heard.reply);
        if (heard.is === "pending") return;
        if (heard.error.code === "STEP_ENDED") return onBack(step.ended);
        refuse(codeRefusal(heard.error));
      },
    );
  };
  return (
    <>
      <h2>{step.heading}</h2>
      <p className="muted">{kind === "app" ? step.lead : step.recoveryLead}</p>
      <RefusalArea refusal={refused} labels={words.fields} place="within-page" />
      <form className="form" {...form(enter)}>
        <TextField
          key={kind}
          ref={field}
          name="code"
          {...fieldOf[kind]}
          error={refused?.problems.code}
          required
        />
        <SubmitButton wide size="medium" state={buttonState}>
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
