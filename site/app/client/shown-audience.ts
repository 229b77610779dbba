import { type CurrentContext, isContext } from "@frontdoor/contract/contexts.ts";
import { contextOf, type KeptContext, storeAudience } from "./stored-audience.ts";

/** Dispatched on the document when the audience changes. */
export const audienceEvent = "audience";

/** The current context (S1.002), from `<html data-context>`, which the style sheet also reads. */
export function shownAudience(): CurrentContext {
  const { context } = document.documentElement.dataset;
  return isContext(context) ? context : "";
}

/** Switches the page to a context, stores it for this tab, and notifies subscribers. */
export function showAudience(kept: KeptContext): void {
  document.documentElement.dataset.context = contextOf(kept);
  storeAudience(kept);
  document.dispatchEvent(new Event(audienceEvent));
}
