import { interactionParameter, stateParameter } from "@frontdoor/contract/way-back.ts";

/** Where a product waits for this person, as the address of the page says it; empty texts where none does. */
export function wayBackOfPage() {
  const query = new URLSearchParams(window.location.search);
  return {
    [interactionParameter]: query.get(interactionParameter) ?? "",
    [stateParameter]: query.get(stateParameter) ?? "",
  };
}
