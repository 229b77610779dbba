import { startAfreshOnReturn } from "./start-afresh.ts";

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
  try {
    const text = sessionStorage.getItem(storageKey);
    if (text === null) return;
    sessionStorage.removeItem(storageKey);
    const { to, state }: NavigationState = JSON.parse(text);
    if (to === window.location.pathname) window.history.replaceState(state, "");
  } catch {
    // Without storage the page opens without that state.
  }
}

/**
 * Stores state for another page of this site, which the browser is about to open.
 * @returns false without storage: the page opens without that state
 */
export function sendAlong(to: string, state: NavigationState["state"]): boolean {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ to, state } satisfies NavigationState));
    return true;
  } catch {
    return false;
  }
}
