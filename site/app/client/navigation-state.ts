import { startAfreshOnReturn } from "./start-afresh.ts";

const storageKey = "navigation-state";

interface NavigationState {
  to: string;
  state: Readonly<Record<string, unknown>>;
}

interface Navigation {
  /** Replaces the current history entry, so that Back skips it. */
  replace?: boolean;
  /** What the other page is told: it travels in this tab's storage, never in an address. */
  state?: NavigationState["state"];
}

/** Leads from a form that is done with to another page of this site. */
export function goTo(address: string, { replace = false, state }: Navigation = {}): void {
  if (state) sendAlong(address, state);
  startAfreshOnReturn();
  if (replace) window.location.replace(address);
  else window.location.assign(address);
}

/**
 * Moves what another page of this site passed on from the tab's storage into this history entry, where a reload, Back and
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
    // A browser that refuses storage leads on all the same, and this page says less.
  }
}

/** Leaves word for another page of this site, which the browser is about to open. */
export function sendAlong(to: string, state: NavigationState["state"]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ to, state } satisfies NavigationState));
  } catch {
    // As above.
  }
}
