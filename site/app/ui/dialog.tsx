import { defaultModalSize, type ModalSize } from "@frontdoor/contract/constants.ts";
import { dialogWords } from "@frontdoor/words/dialog.ts";
import type { ReactNode } from "react";
import { Icon } from "./icons/icon.tsx";
import { closes } from "./opens.ts";

interface DialogProps {
  /** What buttons open it by: see `opens`. */
  id: string;
  title: string;
  /** How wide the dialog is: medium unless said otherwise (S9.016). */
  size?: ModalSize;
  children?: ReactNode;
  /** For a dialog of text alone: nothing in it takes the focus, so the text itself does, to be scrolled by keys. */
  isText?: boolean;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
}

/**
 * A modal on the platform's `<dialog>`: the page behind is inert, focus goes in, and returns to the button
 * that opened it. Below 640 px it is a sheet at the bottom. It needs no script to open and to close; a press
 * beside it closes it as well (`page-shell/dialogs.ts`).
 */
export function Dialog({
  id,
  title,
  size = defaultModalSize,
  children,
  isText = false,
  actions,
}: DialogProps) {
  const titleId = `${id}-title`;
  return (
    <dialog id={id} className={`modal modal--${size}`} aria-labelledby={titleId}>
      <div className="modal__frame">
        <div className="modal__head">
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={dialogWords.close}
            {...closes(id)}
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        <div
          className="modal__body"
          {...(isText && { tabIndex: 0, role: "region", "aria-labelledby": titleId })}
        >
          {children}
        </div>
        {actions && <div className="modal__actions">{actions}</div>}
      </div>
    </dialog>
  );
}
