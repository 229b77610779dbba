import { useEffect } from "react";

/**
 * Gives the focus to the screen where what had it is gone, such as a row that was done with or an action that fits no
 * more: at nothing, Tab and a screen reader would begin anew.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.getElementById("main");
    if (main === null) return;
    let last: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element && main.contains(target) ? target : null;
    };
    const watch = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      main.focus({ preventScroll: true });
    });
    watch.observe(main, { childList: true, subtree: true });
    document.addEventListener("focusin", note);
    return () => {
      watch.disconnect();
      document.removeEventListener("focusin", note);
    };
  }, []);
}
