import { useEffect } from "react";
import { useVisit } from "../client/navigation.tsx";
import { track } from "../client/track.ts";

/** Counts a page for every navigation, and a form for every press that sends one, where counting is configured (Q012). */
export function UsageCounts() {
  const { place, routeId: route } = useVisit();
  const { key } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same route seen again counts again
  useEffect(() => {
    track({ name: "page", route });
  }, [key, route]);
  useEffect(() => {
    const countForm = () => track({ name: "form", route });
    document.addEventListener("submit", countForm);
    return () => document.removeEventListener("submit", countForm);
  }, [route]);
  return null;
}
