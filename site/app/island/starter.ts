import { askedEvent } from "../client/island-events.ts";

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
    for (const href of island.dataset.scripts?.split(" ") ?? []) {
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
      );
    }
    const hydrate = await load();
    await hydrate();
  };
  island.addEventListener("astro:hydration-error", () => {
    isStarted = false;
  });
  island.addEventListener(askedEvent, start);
  return start;
}
