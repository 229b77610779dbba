import { type CurrentContext, isContext } from "@frontdoor/contract/contexts.ts";

/** Where the tab keeps its audience. */
const storageKey = "audience";

/**
 * Stands for the context where a person has to be asked for the product; being none of the three, it
 * leaves the login's selector empty (S2.114).
 */
export const askedContext = "asked";

/** A context as this tab keeps it. */
export type KeptContext = CurrentContext | typeof askedContext;

/** The context that is shown for a kept one. */
export function contextOf(kept: KeptContext): CurrentContext {
  return kept === askedContext ? "" : kept;
}

/** The context that this tab held last (Q017); empty where storage is absent or refused. */
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
    // A browser that refuses storage forgets the context with the page, and nothing else.
  }
}
