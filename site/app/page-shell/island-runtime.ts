import { askedEvent, failedEvent } from "../client/island-events.ts";
import { preloadScripts } from "../island/preload-scripts.ts";

/**
 * Loads the island runtime (written by `site/scripts/finished-pages.ts`), and the scripts of islands that start at
 * once. After a failure the islands get the error event, and the next press retries.
 * @param address empty in development, where the document contains the runtime
 * @returns loads it, unless it is loaded or loading
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
      // Browsers may cache a failed module by its address.
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
