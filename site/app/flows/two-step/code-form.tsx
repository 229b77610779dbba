import { plainCode } from "@frontdoor/contract/validators/pasted.ts";
import { accountFieldWords } from "@frontdoor/words/account-fields.ts";
import { twoStepWords } from "@frontdoor/words/two-step.ts";
import { type FormEvent, useEffect, useRef } from "react";
import { Checkbox } from "../../fields/checkbox.tsx";
import { PostedFields } from "../../fields/posted-fields.tsx";
import { SubmitButton } from "../../fields/submit-button.tsx";
import { TextField } from "../../fields/text-field.tsx";
import { recoveryCodeField } from "../../parts/recovery-code-field.ts";
import type { CodeKind, Entered, Step } from "./two-step.state.ts";

interface CodeFormProps {
  kind: CodeKind;
  step: Step;
  mayRemember: boolean;
  /** `null` lets the browser send the form. */
  onEnter: ((entered: Entered) => void) | null;
}

const fieldOf = {
  app: {
    label: accountFieldWords.code,
    hint: twoStepWords.hint,
    look: "code",
    inputMode: "numeric",
    autoComplete: "one-time-code",
  },
  recovery: recoveryCodeField,
} as const;

/** The page has this one field: it takes the focus, again with every message. */
export function CodeForm({ kind, step, mayRemember, onEnter }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const problem = step.at === "refused" ? step.problems.code : undefined;
  const busy = step.at === "sending" || step.at === "leaving";
  useEffect(() => {
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !activeElement?.closest("main");
    if (!isElsewhere) field.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (step.at === "refused" && step.problems.code !== undefined) field.current?.select();
  }, [step]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (onEnter === null) return;
    event.preventDefault();
    if (busy) return;
    const entered = new FormData(event.currentTarget);
    onEnter({
      code: plainCode(String(entered.get("code") ?? "")),
      remember: entered.get("remember") !== null,
    });
  };
  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      <PostedFields which={kind} />
      <TextField ref={field} name="code" {...fieldOf[kind]} error={problem} required />
      {mayRemember && (
        <Checkbox name="remember">
          {twoStepWords.remember}
          <span className="two-step__hint">{twoStepWords.rememberHint}</span>
        </Checkbox>
      )}
      <SubmitButton wide state={busy ? "loading" : "ready"}>
        {twoStepWords.submit}
      </SubmitButton>
    </form>
  );
}
