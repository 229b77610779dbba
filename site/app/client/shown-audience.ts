import { type CurrentContext, isContext } from "@frontdoor/contract/contexts.ts";
import { contextOf, type KeptContext, storeAudience } from "./stored-audience.ts";

/** Told of the document when another audience is shown. */
export const audienceEvent = "audience";

/** The context that the page is for now (S1.002): `<html data-context>`, which the style sheet reads as well. */
export function shownAudience(): CurrentContext {
  const { context } = document.documentElement.dataset;
  return isContext(context) ? context : "";
}

/** Shows the page for a context, keeps the context for this tab, and notifies its subscribers. */
export function showAudience(kept: KeptContext): void {
  document.documentElement.dataset.context = contextOf(kept);
  storeAudience(kept);
  document.dispatchEvent(new Event(audienceEvent));
}
