import { interactionParameter, stateParameter } from "@frontdoor/contract/return-to.ts";

export function queryOfPage(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}

/** The login that a product is waiting for, from the page's query; empty texts without one. */
export function returnToOfPage(query = queryOfPage()) {
  return {
    [interactionParameter]: query.get(interactionParameter) ?? "",
    [stateParameter]: query.get(stateParameter) ?? "",
  };
}
