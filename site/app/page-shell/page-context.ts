import { type CurrentContext, isContext } from "@frontdoor/contract/contexts.ts";
import type { AudienceTable } from "../audiences.ts";
import { readLoginContextCookie } from "../client/login-context-cookie.ts";
import { takeNavigationState } from "../client/navigation-state.ts";
import { shownAudience } from "../client/shown-audience.ts";
import { askedContext, readStoredAudience, storeAudience } from "../client/stored-audience.ts";
import { readTheme, showTheme } from "../client/theme.ts";

/** The audience of a document that is built for several. */
export interface PageContexts {
  /** By the part of the address that names the product. */
  byName: readonly (readonly [string, CurrentContext])[];
  table: AudienceTable;
}

/**
 * Applies what must be known before the first paint: the theme, the product (S2.108–S2.111, S2.114), the state from
 * another page, and whether to reserve space for an invite's state (`parts/invite-room.tsx`).
 */
export function setPageContext(contexts: PageContexts | null): void {
  const page = document.documentElement;
  showTheme(readTheme());
  takeNavigationState();
  const brought = window.location.search + JSON.stringify(window.history.state);
  if (/invite/.test(brought)) page.dataset.invite = "";
  else delete page.dataset.invite;

  const stored = readStoredAudience();
  if (contexts) page.dataset.context = audienceOf(contexts, stored);
  // A page without a product keeps the value for a choice that is still open.
  storeAudience(shownAudience() || (stored === askedContext ? stored : ""));
}

function audienceOf({ byName, table }: PageContexts, stored: string): CurrentContext {
  const parts = (window.location.pathname + window.location.search).split(/[/?&]/);
  const named = byName.find(([name]) => parts.includes(name))?.[1];
  const cookie = readLoginContextCookie() ?? "";
  const row = cookie === "" || isContext(cookie) ? cookie : "*";
  return named ?? table[row]?.[stored] ?? "";
}
