import { CopyButton } from "../../../parts/two-step-set-up/copy-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { OpenDialog } from "./open-dialog.tsx";

interface ShownOnceProps {
  /** What it is, for whom, and what the two buttons say. */
  words: Readonly<Record<"title" | "text" | "copy" | "done", string>>;
  secret: string;
  onClose: () => void;
}

/** A key or a link that is shown this once, to be copied. */
export function ShownOnce({ words, secret, onClose }: ShownOnceProps) {
  return (
    <OpenDialog title={words.title} onClose={onClose}>
      <div className="confirm">
        <p>{words.text}</p>
        <output className="reply">{secret}</output>
        <div className="modal__actions">
          <CopyButton text={secret} label={words.copy} />
          <Button onClick={onClose}>{words.done}</Button>
        </div>
      </div>
    </OpenDialog>
  );
}
