import { isContext } from "@frontdoor/contract/contexts.ts";
import { showAudience, shownAudience } from "../client/shown-audience.ts";

/**
 * Connects the product selector with the page until its island is hydrated: checks the current product, and applies a
 * choice.
 */
export function heedEarlyChoice(): void {
  document.addEventListener("DOMContentLoaded", () => {
    const choice = `input[name=product][value="${shownAudience()}"]`;
    const radio = document.querySelector<HTMLInputElement>(choice);
    if (radio !== null) radio.checked = true;
  });
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "product") return;
    if (isContext(target.value)) showAudience(target.value);
  });
}
