import { type RefObject, useEffect, useState } from "react";
import { watchDialog } from "./watch-dialog.ts";

interface DialogState {
  isOpen: boolean;
  /** How often it was closed: the key of what belongs to one opening, so that the next one finds nothing of it. */
  closings: number;
}

/** How the dialog around an element stands. */
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
