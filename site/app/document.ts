import { colours, type Theme } from "@frontdoor/brand/colours.ts";
import {
  type CurrentContext,
  contexts,
  defaultContext,
  resetParameters,
} from "@frontdoor/contract/contexts.ts";
import { languageOfPath } from "@frontdoor/contract/languages.ts";
import {
  type AudienceTable,
  audienceTable,
  prerenderedAudience,
  resetAudience,
} from "./audiences.ts";
import type { IslandPage } from "./client/island-page.ts";
import type { PageContexts } from "./page-shell/page-context.ts";
import { type Route, routeAt } from "./routes.ts";

/** One thing that a page says of itself in its head. */
export type PageMeta = { title: string } | { name: string; content: string };

/** What is known of a document when it is built. */
export interface BuiltDocument {
  page: IslandPage;
  path: string;
  layout: Route["layout"];
  frame: Route["frame"];
  /** Names the page where pages are counted (Q012); nothing is counted on account pages. */
  countedAs: string | undefined;
  /** Which audience it will be for, where its address does not say. */
  contexts: PageContexts | null;
}

/**
 * What is known of the document of an address.
 * @param address its path, or the pattern of the paths that it serves; the query of a variant goes with it
 * @throws Error where the route table has no such path
 */
export function documentOf(address: string): BuiltDocument {
  const { pathname } = new URL(address, "http://localhost");
  // While the site is worked on, its pages in another language are asked for at their own address.
  const path = languageOfPath(pathname).path.replace(/(.)\/$/, "$1");
  const found = routeAt(path);
  if (found === null) throw new Error(`There is no page ${path}.`);
  const { route, params } = found;
  const audience = prerenderedAudience(route.audience, params);
  const table = audienceTable(route.audience, params);
  const byPart = route.audience === resetAudience ? Object.fromEntries(resetParameters) : {};
  return {
    page: { address: address.replace(pathname, path), audience },
    path,
    layout: route.layout,
    frame: route.frame,
    countedAs: route.layout === "account" ? undefined : route.id,
    contexts: isForAll(table, audience) ? null : { byPart, table },
  };
}

/** Whether a page is for the same audience, whatever cookie and tab say. */
function isForAll(table: AudienceTable, audience: CurrentContext): boolean {
  return Object.values(table)
    .flatMap((row) => Object.values(row))
    .every((each) => each === audience);
}

/** The page's ground, which browsers and phones paint around it. */
export function groundOf(audience: CurrentContext, theme: Theme): string {
  const product = contexts.find((context) => context === audience) ?? defaultContext;
  return colours(product, theme).ground;
}
