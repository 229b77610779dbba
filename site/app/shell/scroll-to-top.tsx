import { useLayoutEffect, useRef } from "react";
import { useShownPage } from "../client/navigation.tsx";

/**
 * Scrolls to the top on every navigation, back and forward too (S2.029, Q028). An address with a fragment
 * goes to what it names, which takes the focus. On another page its main part takes it, because what had
 * the focus is gone.
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
