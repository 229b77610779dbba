import type { Context } from "@frontdoor/contract/contexts.ts";

/**
 * The product that was chosen in the selector before the page was hydrated: the radio button in the
 * document moved, React's state did not.
 */
export function earlyChoice(): Context | undefined {
  const chosen = document.querySelector<HTMLInputElement>("[name=product]:checked:not([checked])");
  return chosen?.value as Context | undefined;
}
