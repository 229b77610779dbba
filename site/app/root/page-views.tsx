import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { track } from "../client/track.ts";

/** Counts a page for every navigation, where counting is configured (Q012). */
export function PageViews() {
  const { key } = useLocation();
  const route = useMatches().at(-1)?.id ?? "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same route seen again counts again
  useEffect(() => {
    track({ name: "page", route });
  }, [key, route]);
  return null;
}
