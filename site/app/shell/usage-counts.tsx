import { useEffect } from "react";
import { useVisit } from "../client/navigation.tsx";
import { track } from "../client/track.ts";

/** Counts a page for every navigation, and a form for every press that sends one, where counting is configured (Q012). */
export function UsageCounts() {
  const visit = useVisit();
  const { routeId: route } = visit;
  useEffect(() => track({ name: "page", route: visit.routeId }), [visit]);
  useEffect(() => {
    const countForm = () => track({ name: "form", route });
    document.addEventListener("submit", countForm);
    return () => document.removeEventListener("submit", countForm);
  }, [route]);
  return null;
}
