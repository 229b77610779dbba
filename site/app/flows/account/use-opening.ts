import { useEffect, useRef, useState } from "react";

/**
 * A form that opens in its row.
 * @param closed is called when it closes, to clear its message
 */
export function useOpening(closed: () => void) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (isOpen || !returnsFocus.current) return;
    returnsFocus.current = false;
    opener.current?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    closed();
  };
  return {
    isOpen,
    opener,
    open: () => setOpen(true),
    /** Closes the form, and returns the focus to the button. */
    cancel: () => {
      returnsFocus.current = true;
      close();
    },
    /** Closes the form after success: the message has the focus. */
    done: close,
  };
}
