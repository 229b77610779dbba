import { interactionParameter, stateParameter } from "@frontdoor/contract/way-back.ts";

export function queryOfPage(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}

/** Where a product waits for this person, as the query of the page says it; empty texts where none does. */
export function wayBackOfPage(query = queryOfPage()) {
  return {
    [interactionParameter]: query.get(interactionParameter) ?? "",
    [stateParameter]: query.get(stateParameter) ?? "",
  };
}
