import { askedEvent, failedEvent } from "../client/island-events.ts";
import { preloadScripts } from "./preload-scripts.ts";

/** The loader that Astro passes to a directive: it loads the scripts, then hydrates. */
export type Load = () => Promise<() => Promise<void>>;

/**
 * Returns a function that starts an island once; a press in the island starts it too, also again after its scripts
 * failed to load. All its scripts are requested at once.
 */
export function starter(load: Load, island: HTMLElement): () => void {
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    preloadScripts(island);
    const hydrate = await load();
    await hydrate();
  };
  island.addEventListener(failedEvent, () => {
    isStarted = false;
  });
  island.addEventListener(askedEvent, start);
  if ("asked" in island.dataset) start();
  return start;
}
