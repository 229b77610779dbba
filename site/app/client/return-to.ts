import { interactionParameter, stateParameter } from "@frontdoor/contract/return-to.ts";

export function queryOfPage(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}

/** Where a product waits for this person, as the query of the page says it; empty texts where none does. */
export function returnToOfPage(query = queryOfPage()) {
  return {
    [interactionParameter]: query.get(interactionParameter) ?? "",
    [stateParameter]: query.get(stateParameter) ?? "",
  };
}
