import { isContext } from "@frontdoor/contract/contexts.ts";
import { showAudience } from "../client/shown-audience.ts";

/** Shows the page for the product that is chosen in the selector, though its island may not answer yet. */
export function heedEarlyChoice(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "product") return;
    if (isContext(target.value)) showAudience(target.value);
  });
}
