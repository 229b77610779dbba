import { CopyButton } from "../../../parts/two-step-set-up/copy-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { OpenDialog } from "./open-dialog.tsx";

interface ShownOnceProps {
  /** Title, explanation and the labels of both buttons. */
  words: Readonly<Record<"title" | "text" | "copy" | "done", string>>;
  secret: string;
  onClose: () => void;
}

/** Dialog that shows a key or a link once, to be copied. */
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
