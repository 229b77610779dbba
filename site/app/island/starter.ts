import { askedEvent, failedEvent } from "../client/island-events.ts";
import { preloadScripts } from "./preload-scripts.ts";

/** What Astro gives a directive to load an island with: the scripts first, then hydration. */
export type Load = () => Promise<() => Promise<void>>;

/**
 * Starts an island once, when the function that is given is called, or when a person pressed something in
 * it; where its scripts did not come, the next press starts it again. All that it needs is asked for at once.
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
