import { track } from "../client/track.ts";

/** Counts a page whenever it is shown, and a form for every press that sends one, where counting is configured (Q012). */
export function countUsage(route: string): void {
  window.addEventListener("pageshow", () => track({ name: "page", route }));
  document.addEventListener("submit", () => track({ name: "form", route }));
}
