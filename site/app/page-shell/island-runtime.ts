import { askedEvent, failedEvent } from "../client/island-events.ts";
import { preloadScripts } from "../island/preload-scripts.ts";

/**
 * Fetches what makes islands start (`site/scripts/finished-pages.ts` writes it), and beside it the scripts of
 * those that start at once. Where it does not come, the islands are told, and the next press asks again.
 * @param address empty while the site is developed: what makes islands start is in the document then
 * @returns fetches it, unless it is there or on its way
 */
export function islandRuntime(address: string): () => void {
  let isAsked = false;
  let untried = address;
  const load = async () => {
    if (isAsked || address === "") return;
    isAsked = true;
    for (const island of islands("[client=painted], [client=only]")) preloadScripts(island);
    try {
      await import(untried);
    } catch {
      isAsked = false;
      // A browser may remember that an address failed.
      untried += "?";
      for (const island of islands("astro-island")) {
        island.dispatchEvent(new Event(failedEvent, { bubbles: true }));
      }
    }
  };
  document.addEventListener(askedEvent, load);
  document.addEventListener("click", load);
  return load;
}

const islands = (which: string) => document.querySelectorAll<HTMLElement>(which);
