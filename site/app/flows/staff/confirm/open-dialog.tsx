import { confirmWords } from "@frontdoor/words/staff/confirm.ts";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "../../../ui/icons/icon.tsx";

interface OpenDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is open while it is mounted. Focuses its first field, and returns the focus when it closes. */
export function OpenDialog({ title, onClose, children }: OpenDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isLeft = useRef(false);
  useEffect(() => {
    const before = document.activeElement;
    const opened = dialog.current;
    opened?.showModal();
    const fields = ".modal__body :is(input:not([hidden]), select, button)";
    opened?.querySelector<HTMLElement>(fields)?.focus();
    return () => {
      isLeft.current = true;
      opened?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // Chrome asks nothing before a second Escape without a press in between: it closes the dialog itself.
      onClose={() => {
        if (!isLeft.current) onClose();
      }}
    >
      <div className="modal__frame">
        <div className="modal__head">
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={confirmWords.close}
            onClick={onClose}
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        <div className="modal__body">{children}</div>
      </div>
    </dialog>
  );
}
