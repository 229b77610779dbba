import { useEffect, useRef, useState } from "react";

/**
 * A form that opens in its row.
 * @param closed is called when it closes: what was said of it goes
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
    /** The button that opens it. */
    opener,
    open: () => setOpen(true),
    /** Closes it, and gives the focus back to that button. */
    cancel: () => {
      returnsFocus.current = true;
      close();
    },
    /** Closes it once it was taken: the focus is on what is said of that. */
    done: close,
  };
}
