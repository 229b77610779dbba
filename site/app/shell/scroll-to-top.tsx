import { useLayoutEffect, useRef } from "react";
import { usePlace } from "../client/navigation.tsx";

/**
 * Every navigation scrolls to the top, back and forward too (S2.029, Q028). An address with a fragment
 * goes to what it names.
 */
export function ScrollToTop() {
  const { key, hash } = usePlace();
  const arrivedAt = useRef(key);
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    if (arrivedAt.current === key) return;
    arrivedAt.current = key;
    const target = hash === "" ? null : document.getElementById(hash.slice(1));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [key, hash]);
  return null;
}
