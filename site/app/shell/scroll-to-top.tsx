import { useLayoutEffect, useRef } from "react";
import { useShownPage } from "../client/navigation.tsx";

/**
 * Every navigation scrolls to the top, back and forward too (S2.029, Q028). An address with a fragment
 * goes to what it names, and takes the focus there. Another page takes the focus, which was on something
 * that is gone.
 */
export function ScrollToTop() {
  const shown = useShownPage();
  const drawn = useRef(shown);
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    const before = drawn.current;
    if (before === shown) return;
    drawn.current = shown;
    const target = document.getElementById(shown.place.hash.slice(1));
    if (target) {
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus({ preventScroll: true });
      target.scrollIntoView();
      return;
    }
    if (before.page !== shown.page) document.getElementById("main")?.focus();
    window.scrollTo(0, 0);
  }, [shown]);
  return null;
}
