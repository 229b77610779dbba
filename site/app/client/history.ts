import type { Place } from "./shown-page.ts";

/** How an entry of the history is made. */
export interface NavigateOptions {
  /** Takes the place of the current entry, so that Back does not find that one. */
  replace?: boolean;
  /** Kept with the entry, also over a reload; never shown. */
  state?: Readonly<Record<string, unknown>>;
}

interface Entry {
  key: string;
  state: Place["state"];
}

/** Where the browser is. An entry that this site did not write has no state. */
export function currentPlace(): Place {
  const { pathname, search, hash } = window.location;
  const { key, state } = (window.history.state as Entry | null) ?? { key: "first", state: null };
  return { path: pathname, search, hash, state, key };
}

/** Writes an entry of the history for an address of this site. */
export function writeEntry(url: URL, { replace = false, state }: NavigateOptions): void {
  const entry: Entry = { key: Math.random().toString(36).slice(2), state: state ?? null };
  if (replace) window.history.replaceState(entry, "", url);
  else window.history.pushState(entry, "", url);
}
