import { defaultModalSize, type ModalSize } from "@frontdoor/contract/constants.ts";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { Icon } from "./icons/icon.tsx";

export interface ModalProps {
  open: boolean;
  /** Called for Escape, the close button and a press beside the dialog. */
  onClose: () => void;
  title: string;
  /** S9.016: medium unless said otherwise. */
  size?: ModalSize;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
}

/**
 * A modal on the platform's `<dialog>`: the page behind is inert, focus goes in, and returns to where it
 * was. Below 640 px it is a sheet at the bottom. Its children exist only while it is open, and outside
 * of any form or label around it.
 */
export function Modal({
  open,
  onClose,
  title,
  size = defaultModalSize,
  children,
  actions,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) element.showModal();
    return () => element.close();
  }, [open]);

  if (!open) return null;
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape reaches onCancel, the press is the pointer's way
    <dialog
      ref={dialog}
      className={`modal modal--${size}`}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="modal__frame">
        <div className="modal__head">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="modal__close" aria-label="Close" onClick={onClose}>
            <Icon name="close" size={22} />
          </button>
        </div>
        <div className="modal__body">{children}</div>
        {actions && <div className="modal__actions">{actions}</div>}
      </div>
    </dialog>,
    document.body,
  );
}
