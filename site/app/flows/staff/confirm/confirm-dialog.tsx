import { standardMessages } from "@frontdoor/contract/errors.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { confirmWords as words } from "@frontdoor/words/staff/confirm.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { type FormEvent, type ReactNode, useState } from "react";
import { RefusalArea } from "../../../fields/error-area.tsx";
import type { Submission } from "../../../fields/submission.ts";
import { SubmitButton } from "../../../fields/submit-button.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConsoleIcon, type ConsoleIconName } from "../icons.tsx";
import { OpenDialog } from "./open-dialog.tsx";

interface ConfirmDialogProps {
  title: string;
  /** What the action does, one line each. */
  facts?: readonly { icon: ConsoleIconName; text: string }[];
  /** The text that has to be typed before the button works, and what that text is. */
  typed?: { what: keyof typeof words.whats; word: string };
  asksReason?: boolean;
  submit: string;
  isDanger?: boolean;
  state: Submission;
  labels?: Readonly<Record<string, string>>;
  /** Additional fields, shown before the reason. They receive their validation errors. */
  fields?: (problems: Problems) => ReactNode;
  onSubmit: (entered: FormData) => void;
  onClose: () => void;
}

/** Dialog that says what an action does and asks for the reason. What cannot be undone also wants a word typed. */
export function ConfirmDialog({
  title,
  facts = [],
  typed,
  asksReason = false,
  submit,
  isDanger = typed !== undefined,
  state,
  labels = {},
  fields,
  onSubmit,
  onClose,
}: ConfirmDialogProps) {
  const [reason, setReason] = useState("");
  const [word, setWord] = useState("");
  const busy = state.at === "sending";
  const [halfTyped, setHalfTyped] = useState<Problems>({});
  const asked = state.at === "refused" ? state : null;
  const refused =
    Object.keys(halfTyped).length > 0
      ? { message: standardMessages.validation, problems: halfTyped }
      : asked;
  const isReady =
    (!asksReason || reason.trim() !== "") && (typed === undefined || word.trim() === typed.word);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isReady || busy) return;
    const found = halfTypedIn(event.currentTarget);
    setHalfTyped(found);
    if (Object.keys(found).length === 0) onSubmit(new FormData(event.currentTarget));
  };
  const typeLabel = typed && fill(words.type, { what: words.whats[typed.what] });
  return (
    <OpenDialog title={title} onClose={onClose}>
      <form className="confirm" method="post" noValidate onSubmit={send}>
        <RefusalArea
          refusal={refused}
          labels={{ reason: words.reason, ...labels }}
          place="within-page"
        />
        {facts.length > 0 && (
          <ul>
            {facts.map(({ icon, text }) => (
              <li key={text}>
                <ConsoleIcon name={icon} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
        {fields?.(refused?.problems ?? {})}
        {asksReason && (
          <TextField
            name="reason"
            label={words.reason}
            hint={words.reasonHint}
            error={refused?.problems.reason}
            value={reason}
            maxLength={200}
            autoComplete="off"
            required
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        {typed && (
          <TextField
            name="typed"
            label={typeLabel}
            hint={<span className="code">{typed.word}</span>}
            value={word}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            onChange={({ currentTarget }) => setWord(currentTarget.value)}
          />
        )}
        <div className="modal__actions">
          <Button look="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton
            size="medium"
            look={isDanger ? "danger" : "primary"}
            disabled={!isReady}
            state={busy ? "loading" : "ready"}
          >
            {submit}
          </SubmitButton>
        </div>
      </form>
    </OpenDialog>
  );
}

/** The dates that are no date yet: the browser gives their value as empty, as if nothing had been asked for. */
function halfTypedIn(form: HTMLFormElement): Problems {
  const inputs = [...form.querySelectorAll("input")];
  const wrong = inputs.filter(({ validity }) => validity.badInput || validity.rangeOverflow);
  return Object.fromEntries(wrong.map(({ name }) => [name, words.halfTyped]));
}
