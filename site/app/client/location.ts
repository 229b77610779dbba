import { pathPrefix } from "@frontdoor/words/language.ts";
import { useMemo, useSyncExternalStore } from "react";
import { decoded } from "./decoded.ts";
import { useIslandPage } from "./island-page.ts";

/** Where the browser is: the address, and what its entry in the history holds. */
interface PageLocation {
  /** As it is in English: `/af/login` is `/login`. */
  path: string;
  search: string;
  /** What stands behind the `#`, with it. */
  hash: string;
  /** What another page of this site sent along, or a secret that left the address; never shown. */
  state: Readonly<Record<string, unknown>> | null;
}

/** Dispatched on the document when the address changes without a page load. */
const locationEvent = "location";

let seen: { text: string; location: PageLocation } | undefined;

/** Where the browser is: the same object as long as it is there. */
function currentLocation(): PageLocation {
  const { pathname, search, hash } = window.location;
  const path = `/${pathname.slice(pathPrefix.length + 1)}`;
  const location: PageLocation = { path, search, hash, state: window.history.state };
  const text = JSON.stringify(location);
  if (seen?.text !== text) seen = { text, location };
  return seen.location;
}

/**
 * Gives this page another address without loading it again, in the place of the one it has.
 * @param address as it is in English
 * @param state kept with the entry of the history, also over a reload
 */
export function replaceAddress(address: string, state: PageLocation["state"] = null): void {
  window.history.replaceState(state, "", pathPrefix + address);
  document.dispatchEvent(new Event(locationEvent));
}

/** Where the browser is. Query, fragment and state are unknown while a page is prerendered and hydrated. */
export function useLocation(): PageLocation {
  const { address } = useIslandPage();
  const prerendered = useMemo((): PageLocation => {
    const { pathname: path, search } = new URL(address, "http://localhost");
    return { path, search, hash: "", state: null };
  }, [address]);
  return useSyncExternalStore(listen, currentLocation, () => prerendered);
}

/** The parts of the address's path, decoded: of `/requestremoval/a-token` the second is `a-token`. */
export function usePathParts(): string[] {
  return useLocation().path.split("/").slice(1).map(decoded);
}

export function useQuery(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}

function listen(tell: () => void): () => void {
  document.addEventListener(locationEvent, tell);
  window.addEventListener("popstate", tell);
  return () => {
    document.removeEventListener(locationEvent, tell);
    window.removeEventListener("popstate", tell);
  };
}
