import { addLink } from "../client/add-link.ts";

/** Asks at once for all scripts that an island needs: one after the other they would be four round trips. */
export function preloadScripts(island: HTMLElement): void {
  for (const address of island.dataset.scripts?.split(" ") ?? []) addLink("modulepreload", address);
}
