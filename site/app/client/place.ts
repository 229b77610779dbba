import { pathPrefix } from "@frontdoor/words/language.ts";
import { useMemo, useSyncExternalStore } from "react";
import { decoded } from "./decoded.ts";
import { useIslandPage } from "./island-page.ts";

/** Where the browser is: the address, and what its entry in the history holds. */
interface Place {
  /** As it is in English: `/af/login` is `/login`. */
  path: string;
  search: string;
  /** What stands behind the `#`, with it. */
  hash: string;
  /** What another page of this site sent along, or a secret that left the address; never shown. */
  state: Readonly<Record<string, unknown>> | null;
}

/** Dispatched on the document when the address changes without a page load. */
const placeEvent = "place";

let seen: { text: string; place: Place } | undefined;

/** Where the browser is: the same object as long as it is there. */
function currentPlace(): Place {
  const { pathname, search, hash } = window.location;
  const path = `/${pathname.slice(pathPrefix.length + 1)}`;
  const place: Place = { path, search, hash, state: window.history.state };
  const text = JSON.stringify(place);
  if (seen?.text !== text) seen = { text, place };
  return seen.place;
}

/**
 * Gives this page another address without loading it again, in the place of the one it has.
 * @param address as it is in English
 * @param state kept with the entry of the history, also over a reload
 */
export function replaceAddress(address: string, state: Place["state"] = null): void {
  window.history.replaceState(state, "", pathPrefix + address);
  document.dispatchEvent(new Event(placeEvent));
}

/** Where the browser is. Query, fragment and state are unknown while a page is prerendered and hydrated. */
export function usePlace(): Place {
  const { address } = useIslandPage();
  const prerendered = useMemo((): Place => {
    const { pathname: path, search } = new URL(address, "http://localhost");
    return { path, search, hash: "", state: null };
  }, [address]);
  return useSyncExternalStore(listen, currentPlace, () => prerendered);
}

/** The parts of the address's path, decoded: of `/requestremoval/a-token` the second is `a-token`. */
export function usePathParts(): string[] {
  return usePlace().path.split("/").slice(1).map(decoded);
}

/** The query of the address. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(usePlace().search);
}

function listen(tell: () => void): () => void {
  document.addEventListener(placeEvent, tell);
  window.addEventListener("popstate", tell);
  return () => {
    document.removeEventListener(placeEvent, tell);
    window.removeEventListener("popstate", tell);
  };
}
