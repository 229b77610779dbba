import { isContext } from "@frontdoor/contract/contexts.ts";
import { showAudience, shownAudience } from "../client/shown-audience.ts";

/**
 * Ties the product selector to the page while its island does not answer yet: it shows what the page is for, and the
 * page what is chosen in it.
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
