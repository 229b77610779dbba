import { pathPrefix } from "@frontdoor/words/language.ts";
import { useMemo, useSyncExternalStore } from "react";
import { decoded } from "./decoded.ts";
import { useIslandPage } from "./island-page.ts";

/** The address and the state of its history entry. */
interface PageLocation {
  /** The English path: `/login` for `/af/login`. */
  path: string;
  search: string;
  /** The fragment, with its `#`. */
  hash: string;
  /** State from another page of this site, or a secret taken out of the address; never shown. */
  state: Readonly<Record<string, unknown>> | null;
}

/** Dispatched on the document when the address changes without a page load. */
const locationEvent = "location";

let seen: { text: string; location: PageLocation } | undefined;

/** The current location: the same object until it changes. */
function currentLocation(): PageLocation {
  const { pathname, search, hash } = window.location;
  const path = `/${pathname.slice(pathPrefix.length + 1)}`;
  const location: PageLocation = { path, search, hash, state: window.history.state };
  const text = JSON.stringify(location);
  if (seen?.text !== text) seen = { text, location };
  return seen.location;
}

/**
 * Replaces this page's address without a reload, in the same history entry.
 * @param address the English address
 * @param state kept with the history entry, also over a reload
 */
export function replaceAddress(address: string, state: PageLocation["state"] = null): void {
  window.history.replaceState(state, "", pathPrefix + address);
  document.dispatchEvent(new Event(locationEvent));
}

/** The current location. Query, fragment and state are unknown while a page is prerendered and hydrated. */
export function useLocation(): PageLocation {
  const { address } = useIslandPage();
  const prerendered = useMemo((): PageLocation => {
    const { pathname: path, search } = new URL(address, "http://localhost");
    return { path, search, hash: "", state: null };
  }, [address]);
  return useSyncExternalStore(listen, currentLocation, () => prerendered);
}

/** The decoded parts of the path: the second part of `/requestremoval/a-token` is `a-token`. */
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
