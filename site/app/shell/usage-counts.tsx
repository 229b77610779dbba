import { useEffect } from "react";
import { useShownPage } from "../client/navigation.tsx";
import { track } from "../client/track.ts";

/** Counts a page for every navigation, and a form for every press that sends one, where counting is configured (Q012). */
export function UsageCounts() {
  const shown = useShownPage();
  const { routeId: route } = shown;
  useEffect(() => track({ name: "page", route: shown.routeId }), [shown]);
  useEffect(() => {
    const countForm = () => track({ name: "form", route });
    document.addEventListener("submit", countForm);
    return () => document.removeEventListener("submit", countForm);
  }, [route]);
  return null;
}
