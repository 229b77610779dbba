import { confirmWords } from "@frontdoor/words/staff/confirm.ts";
import type { Submission } from "../../../fields/submission.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { textIn } from "./text-in.ts";

interface SecretDialogProps {
  words: { title: string; facts: readonly [string, string]; submit: string };
  state: Submission;
  onClose: () => void;
}

interface RotateDialogProps extends SecretDialogProps {
  onSubmit: (reason: string) => void;
}

/** Dialog that asks for the reason to rotate a secret. */
export function RotateDialog({ words, onSubmit, ...rest }: RotateDialogProps) {
  const [overlap, leaked] = words.facts;
  return (
    <ConfirmDialog
      {...rest}
      title={words.title}
      facts={[
        { icon: "lock", text: overlap },
        { icon: "info", text: leaked },
        { icon: "agree", text: confirmWords.twoPersons },
      ]}
      asksReason
      submit={words.submit}
      onSubmit={(entered) => onSubmit(textIn(entered, "reason"))}
    />
  );
}

interface EndDialogProps extends SecretDialogProps {
  /** The text that has to be typed before the button works. */
  word: string;
  onSubmit: () => void;
}

/** Dialog that wants the name typed before it ends something with a secret for good. */
export function EndDialog({ words, word, ...rest }: EndDialogProps) {
  const [stops, final] = words.facts;
  return (
    <ConfirmDialog
      {...rest}
      title={words.title}
      facts={[
        { icon: "leave", text: stops },
        { icon: "info", text: final },
      ]}
      typed={{ what: "word", word }}
      submit={words.submit}
    />
  );
}
