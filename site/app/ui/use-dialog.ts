import { type RefObject, useEffect, useState } from "react";
import { watchDialog } from "./watch-dialog.ts";

interface DialogState {
  isOpen: boolean;
  /** How often it was closed: a React key that resets the content for the next opening. */
  closings: number;
}

export function useDialog(within: RefObject<Element | null>): DialogState {
  const [state, setState] = useState<DialogState>({ isOpen: false, closings: 0 });
  useEffect(() => {
    const dialog = within.current?.closest("dialog");
    if (!dialog) return;
    const look = () =>
      setState((before) => {
        const { open: isOpen } = dialog;
        if (isOpen === before.isOpen) return before;
        return { isOpen, closings: before.closings + (isOpen ? 0 : 1) };
      });
    look();
    return watchDialog(dialog, look);
  }, [within]);
  return state;
}
