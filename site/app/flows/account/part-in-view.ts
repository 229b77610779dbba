import { useEffect, useState } from "react";
import { type PartName, partNames } from "./account.state.ts";

/**
 * The part being read: the first in the upper third of the screen.
 * @param isShown whether the parts are rendered
 */
export function usePartInView(isShown: boolean): PartName {
  const [inView, setInView] = useState<PartName>("login");
  useEffect(() => {
    if (!isShown) return;
    const seen = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = partNames.find((part) => seen.has(part));
        if (first) setInView(first);
      },
      { rootMargin: "0px 0px -66% 0px" },
    );
    for (const part of partNames) {
      const element = document.getElementById(part);
      if (element) watch.observe(element);
    }
    return () => watch.disconnect();
  }, [isShown]);
  return inView;
}
