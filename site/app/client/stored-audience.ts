import { type CurrentContext, isContext } from "@frontdoor/contract/contexts.ts";

const storageKey = "audience";

/**
 * The stored value where a person has to choose the product; as it is no context, the login's selector is empty
 * (S2.114).
 */
export const askedContext = "asked";

/** A context as it is stored for this tab. */
export type KeptContext = CurrentContext | typeof askedContext;

/** The context to show for a stored one. */
export function contextOf(kept: KeptContext): CurrentContext {
  return kept === askedContext ? "" : kept;
}

/** The last context of this tab (Q017); empty without storage. */
export function readStoredAudience(): KeptContext {
  try {
    const value = sessionStorage.getItem(storageKey);
    return isContext(value) || value === askedContext ? value : "";
  } catch {
    return "";
  }
}

/** Mirrors the current context in the tab's session storage. */
export function storeAudience(audience: KeptContext): void {
  try {
    sessionStorage.setItem(storageKey, audience);
  } catch {
    // Without storage the context lasts as long as the page.
  }
}
