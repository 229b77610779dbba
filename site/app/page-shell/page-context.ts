import { type CurrentContext, isContext } from "@frontdoor/contract/contexts.ts";
import type { AudienceTable } from "../audiences.ts";
import { readLoginContextCookie } from "../client/login-context-cookie.ts";
import { takeNavigationState } from "../client/navigation-state.ts";
import { shownAudience } from "../client/shown-audience.ts";
import { askedContext, readStoredAudience, storeAudience } from "../client/stored-audience.ts";
import { readTheme, showTheme } from "../client/theme.ts";

/** Which audience a document is for that is not built for one alone. */
export interface PageContexts {
  /** By the part of the path that says it, where one does. */
  byPart?: Readonly<Record<string, CurrentContext>>;
  table: AudienceTable;
}

/**
 * What must be known before the first paint: the theme, the product (S2.108–S2.111, S2.114), what another page passed on,
 * and whether to reserve room for the state of an invite (`parts/invite-room`).
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
  // A page that names no product keeps that a person has to be asked for one.
  storeAudience(shownAudience() || (stored === askedContext ? stored : ""));
}

function audienceOf({ byPart = {}, table }: PageContexts, stored: string): CurrentContext {
  const part = window.location.pathname.split("/").at(-2) ?? "";
  const named = Object.hasOwn(byPart, part) ? byPart[part] : undefined;
  const cookie = readLoginContextCookie() ?? "";
  const row = cookie === "" || isContext(cookie) ? cookie : "*";
  return named ?? table[row]?.[stored] ?? "";
}
