import { defaultModalSize, type ModalSize } from "@frontdoor/contract/constants.ts";
import { dialogWords } from "@frontdoor/words/dialog.ts";
import type { ReactNode } from "react";
import { Icon } from "./icons/icon.tsx";
import { closes } from "./opens.ts";

interface DialogProps {
  /** The id that buttons open it by: see `opens`. */
  id: string;
  title: string;
  /** The dialog's width, medium by default (S9.016). */
  size?: ModalSize;
  children?: ReactNode;
  /** For a dialog of text alone: without a control to focus, the text takes the focus, so that keys scroll it. */
  isText?: boolean;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
}

/**
 * A modal on the platform's `<dialog>`: the page behind is inert, focus moves in, and returns to the button that opened
 * it. Below 640 px it is a sheet at the bottom. It opens and closes without script; a click outside closes it as well
 * (`page-shell/dialogs.ts`).
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
