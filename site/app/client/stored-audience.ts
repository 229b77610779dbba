import { type CurrentContext, isContext } from "@frontdoor/contract/contexts.ts";

/** Where the tab keeps its audience; the script that starts a page reads it as well. */
export const storageKey = "audience";

/** The context that this tab held last (Q017); empty where storage is absent or refused. */
export function readStoredAudience(): CurrentContext {
  try {
    const value = sessionStorage.getItem(storageKey);
    return isContext(value) ? value : "";
  } catch {
    return "";
  }
}

/** Mirrors the current context in the tab's session storage. */
export function storeAudience(audience: CurrentContext): void {
  try {
    sessionStorage.setItem(storageKey, audience);
  } catch {
    // A browser that refuses storage forgets the context with the page, and nothing else.
  }
}
