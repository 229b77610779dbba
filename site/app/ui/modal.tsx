import { defaultModalSize, type ModalSize } from "@frontdoor/contract/constants.ts";
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Icon } from "./icons/icon.tsx";

interface ModalContent {
  /** Called for Escape, the close button and a press beside the dialog. */
  onClose: () => void;
  title: string;
  /** How wide the modal is: medium unless said otherwise (S9.016). */
  size?: ModalSize;
  children: ReactNode;
  /** For a modal of text alone: nothing in it takes the focus, so the text itself does, to be scrolled by keys. */
  isText?: boolean;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
}

interface ModalProps extends ModalContent {
  open: boolean;
}

/**
 * A modal on the platform's `<dialog>`: the page behind is inert, focus goes in, and returns to where it
 * was. Below 640 px it is a sheet at the bottom. Its children exist only while it is open, and outside
 * of any form or label around it.
 */
export function Modal({ open, ...content }: ModalProps) {
  return open ? <OpenModal {...content} /> : null;
}

function OpenModal({
  onClose,
  title,
  size = defaultModalSize,
  children,
  isText = false,
  actions,
}: ModalContent) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect, because focus returns only if the dialog closes before it leaves the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    const page = document.documentElement;
    // The page behind loses its scrollbar, and keeps its place.
    page.style.paddingRight = `${window.innerWidth - page.clientWidth}px`;
    element?.showModal();
    return () => {
      element?.close();
      page.style.paddingRight = "";
    };
  }, []);

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
        <div
          className="modal__body"
          {...(isText && { tabIndex: 0, role: "region", "aria-labelledby": titleId })}
        >
          {children}
        </div>
        {actions && <div className="modal__actions">{actions}</div>}
      </div>
    </dialog>,
    document.body,
  );
}
