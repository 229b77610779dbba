import type { Call, ReplyOf } from "@frontdoor/contract/call.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { confirmWords } from "@frontdoor/words/staff/confirm.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { type FormEvent, type ReactNode, useState } from "react";
import { RefusalArea } from "../../../fields/error-area.tsx";
import { SubmitButton } from "../../../fields/submit-button.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { useConsole } from "../console.ts";
import { ConsoleIcon, type ConsoleIconName } from "../icons.tsx";
import { type Press, type Pressing, usePress } from "../use-press.ts";
import { halfTypedIn } from "./half-typed.ts";
import { OpenDialog } from "./open-dialog.tsx";
import { type Shown, ShownOnce } from "./shown-once.tsx";

export interface DialogPress<C extends Call> extends Press<C> {
  /** Returns the key or link in the reply, which the dialog shows once before it closes. */
  shown?: (reply: ReplyOf<C>) => Shown | null | undefined;
}

/** Runs a call, shows its progress and errors in the dialog, and closes the dialog once it is done. */
type PressInDialog = <C extends Call>(of: DialogPress<C>) => void;

/** Returns the trimmed text of a field by its name, empty without that field. */
export type TextOf = (name: string) => string;

/** Runs the call of a dialog with what was entered. */
export type SendDialog = (value: TextOf, press: PressInDialog, entered: FormData) => void;

export interface DialogProps {
  /** Called as the dialog closes, once the call is done or waits for a second person, and its key was seen. */
  onDone: () => void;
  onClose: () => void;
}

/** What a field takes by its name: the name, its label and its validation error. */
type FieldOf<Name> = (name: Name) => { name: Name; label: string; error: string | undefined };

export interface ConfirmDialogProps<Name extends string> extends Partial<DialogProps> {
  words: { title: string; submit: string; facts?: readonly string[] };
  /** What the action does, one line each: by default the facts of `words`. */
  facts?: readonly string[];
  /** The icons of the facts in their order: "info" by default. */
  icons?: readonly ConsoleIconName[];
  /** Says that a second person has to agree. */
  forTwo?: boolean;
  /** The text that has to be typed before the button works, and what that text is. */
  typed?: { what: keyof typeof confirmWords.whats; word: string };
  asksReason?: boolean;
  isDanger?: boolean;
  /** The labels of the additional fields. */
  labels?: Readonly<Record<Name, string>>;
  /** Additional fields, shown before the reason. */
  fields?: (field: FieldOf<Name>, problems: Problems) => ReactNode;
  onSubmit: SendDialog;
  /** Runs the call in the dialog's place: what goes on when the dialog is closed belongs to its screen. */
  pressing?: Pressing;
  onClose: () => void;
}

/** Dialog that says what an action does and asks for the reason. What cannot be undone also wants a word typed. */
export function ConfirmDialog<Name extends string = never>({
  words,
  facts = words.facts ?? [],
  icons = [],
  forTwo = false,
  typed,
  asksReason = false,
  isDanger = typed !== undefined,
  labels,
  fields,
  onSubmit,
  pressing,
  onDone,
  onClose,
}: ConfirmDialogProps<Name>) {
  const { tell } = useConsole();
  const own = usePress();
  const { state, buttonState, press } = pressing ?? own;
  const [shownSecret, setShownSecret] = useState<Shown | null>(null);
  const [reason, setReason] = useState("");
  const [word, setWord] = useState("");
  const [halfTyped, setHalfTyped] = useState<Problems>({});
  const asked = state.at === "refused" ? state : null;
  const refused =
    Object.keys(halfTyped).length > 0
      ? { message: standardMessages.validation, problems: halfTyped }
      : asked;
  const problems = refused?.problems ?? {};
  const field: FieldOf<Name> = (name) => ({
    name,
    label: labels?.[name] ?? name,
    error: problems[name],
  });
  const isTyped = typed === undefined || asShown(word) === asShown(typed.word);
  const isReady = isTyped && (!asksReason || reason.trim() !== "");
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isReady || state.at === "sending") return;
    const found = halfTypedIn(event.currentTarget, confirmWords.halfTyped);
    setHalfTyped(found);
    if (Object.keys(found).length > 0) return;
    const entered = new FormData(event.currentTarget);
    const value: TextOf = (name) => String(entered.get(name) ?? "").trim();
    onSubmit(value, pressThenClose, entered);
  };
  const close = () => {
    if (pressing === undefined && state.at === "sending") {
      tell(confirmWords.closedEarly, { kind: "warning" });
    }
    onClose();
  };
  const finish = () => {
    onDone?.();
    onClose();
  };
  const pressThenClose: PressInDialog = ({ shown, taken, ...of }) =>
    press({
      ...of,
      taken: (reply) => {
        taken?.(reply);
        const made = reply === null ? null : (shown?.(reply) ?? null);
        if (made === null) finish();
        else setShownSecret(made);
      },
    });
  const typeLabel = typed && fill(confirmWords.type, { what: confirmWords.whats[typed.what] });
  if (shownSecret !== null) return <ShownOnce shown={shownSecret} onClose={finish} />;
  return (
    <OpenDialog title={words.title} onClose={close}>
      <form className="confirm" method="post" noValidate onSubmit={send}>
        <RefusalArea
          refusal={refused}
          labels={{ reason: confirmWords.reason, ...labels }}
          place="within-page"
        />
        {facts.length > 0 && (
          <ul>
            {facts.map((text, at) => (
              <Fact key={text} icon={icons[at] ?? "info"} text={text} />
            ))}
            {forTwo && <Fact icon="agree" text={confirmWords.twoPersons} />}
          </ul>
        )}
        {fields?.(field, problems)}
        {asksReason && (
          <TextField
            name="reason"
            label={confirmWords.reason}
            hint={confirmWords.reasonHint}
            error={problems.reason}
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
          <Button look="secondary" onClick={close}>
            {confirmWords.cancel}
          </Button>
          <SubmitButton
            size="medium"
            look={isDanger ? "danger" : "primary"}
            disabled={!isReady}
            state={buttonState}
          >
            {words.submit}
          </SubmitButton>
        </div>
      </form>
    </OpenDialog>
  );
}

function Fact({ icon, text }: { icon: ConsoleIconName; text: string }) {
  return (
    <li>
      <ConsoleIcon name={icon} />
      <span>{text}</span>
    </li>
  );
}

/** A text as it is read on the page, which shows several spaces as one, and an accent however it is written. */
const asShown = (text: string) => text.normalize().replace(/\s+/g, " ").trim();
