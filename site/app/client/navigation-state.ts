import { startAfreshOnReturn } from "./start-afresh.ts";
import { withStorage } from "./tab-storage.ts";

const storageKey = "navigation-state";

interface NavigationState {
  to: string;
  state: Readonly<Record<string, unknown>>;
}

interface Navigation {
  /** Replaces the current history entry, so that Back skips it. */
  replace?: boolean;
  /** State for the other page: travels in this tab's storage, never in an address. */
  state?: NavigationState["state"];
}

/** Goes from a completed form to another page of this site. */
export function goTo(address: string, { replace = false, state }: Navigation = {}): void {
  if (state) sendAlong(address, state);
  startAfreshOnReturn();
  if (replace) window.location.replace(address);
  else window.location.assign(address);
}

/**
 * Moves the state that another page of this site stored for this one into this history entry, where reload, Back and
 * Forward find it.
 */
export function takeNavigationState(): void {
  withStorage((storage) => {
    const text = storage.getItem(storageKey);
    if (text === null) return;
    storage.removeItem(storageKey);
    const { to, state }: NavigationState = JSON.parse(text);
    if (to === window.location.pathname) window.history.replaceState(state, "");
  });
}

/** Stores state for another page of this site, which the browser is about to open; without storage it opens without. */
export function sendAlong(to: string, state: NavigationState["state"]): void {
  const text = JSON.stringify({ to, state } satisfies NavigationState);
  withStorage((storage) => storage.setItem(storageKey, text));
}
