import { useLayoutEffect, useRef } from "react";
import { useVisit } from "../client/navigation.tsx";

/**
 * Every navigation scrolls to the top, back and forward too (S2.029, Q028). An address with a fragment
 * goes to what it names, and takes the focus there. Another page takes the focus, which was on something
 * that is gone.
 */
export function ScrollToTop() {
  const visit = useVisit();
  const shown = useRef(visit);
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    const before = shown.current;
    if (before === visit) return;
    shown.current = visit;
    const target = document.getElementById(visit.place.hash.slice(1));
    if (target) {
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus({ preventScroll: true });
      target.scrollIntoView();
      return;
    }
    if (before.page !== visit.page) document.getElementById("main")?.focus();
    window.scrollTo(0, 0);
  }, [visit]);
  return null;
}
