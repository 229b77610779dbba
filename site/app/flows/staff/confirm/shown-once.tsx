import { CopyButton } from "../../../parts/two-step-set-up/copy-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { OpenDialog } from "./open-dialog.tsx";

/** A key or a link, with title, explanation and the labels of both buttons. */
export type Shown = Readonly<Record<"title" | "text" | "copy" | "done" | "secret", string>>;

/** Dialog that shows a key or a link once, to be copied. */
export function ShownOnce({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  return (
    <OpenDialog title={shown.title} onClose={onClose}>
      <div className="confirm">
        <p>{shown.text}</p>
        <output className="reply">{shown.secret}</output>
        <div className="modal__actions">
          <CopyButton text={shown.secret} label={shown.copy} />
          <Button onClick={onClose}>{shown.done}</Button>
        </div>
      </div>
    </OpenDialog>
  );
}
