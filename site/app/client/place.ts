import { useSyncExternalStore } from "react";
import { decoded } from "./decoded.ts";
import { useIslandPage } from "./island-page.ts";

/** Where the browser is: the address, and what its entry in the history holds. */
export interface Place {
  path: string;
  search: string;
  /** What another page of this site sent along, or a secret that left the address; never shown. */
  state: Readonly<Record<string, unknown>> | null;
}

/** Told of the document when its address changes without loading it again. */
const placeEvent = "place";

let seen: { text: string; place: Place } | undefined;

/** Where the browser is: the same object as long as it is there. */
export function currentPlace(): Place {
  const { pathname: path, search } = window.location;
  const place: Place = { path, search, state: window.history.state };
  const text = JSON.stringify(place);
  if (seen?.text !== text) seen = { text, place };
  return seen.place;
}

/**
 * Gives this page another address without loading it again, in the place of the one it has.
 * @param state kept with the entry of the history, also over a reload
 */
export function replaceAddress(address: string, state: Place["state"] = null): void {
  window.history.replaceState(state, "", address);
  document.dispatchEvent(new Event(placeEvent));
}

/** Where the browser is. Query and state are unknown while a page is prerendered and hydrated. */
export function usePlace(): Place {
  const { address } = useIslandPage();
  return useSyncExternalStore(listen, currentPlace, () => prerenderedPlace(address));
}

/** The parts of the address's path, decoded: of `/requestremoval/a-token` the second is `a-token`. */
export function usePathParts(): string[] {
  return usePlace().path.split("/").slice(1).map(decoded);
}

/** The query of the address. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(usePlace().search);
}

const prerendered = new Map<string, Place>();

/** The same object for the same address. */
function prerenderedPlace(address: string): Place {
  const known = prerendered.get(address);
  if (known) return known;
  const { pathname: path, search } = new URL(address, "http://localhost");
  const place: Place = { path, search, state: null };
  prerendered.set(address, place);
  return place;
}

function listen(tell: () => void): () => void {
  document.addEventListener(placeEvent, tell);
  window.addEventListener("popstate", tell);
  return () => {
    document.removeEventListener(placeEvent, tell);
    window.removeEventListener("popstate", tell);
  };
}
