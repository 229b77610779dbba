import { colours, type Theme } from "@frontdoor/brand/colours.ts";
import {
  type Context,
  type CurrentContext,
  contexts,
  defaultContext,
  forgotPasswordPath,
  resetParameters,
} from "@frontdoor/contract/contexts.ts";
import { languageOfPath } from "@frontdoor/contract/languages.ts";
import {
  type AudienceTable,
  audienceTable,
  forgottenAudience,
  prerenderedAudience,
  resetAudience,
} from "./audiences.ts";
import type { IslandPage } from "./client/island-page.ts";
import type { PageContexts } from "./page-shell/page-context.ts";
import { type Route, routeAt } from "./routes.ts";

/** What a page says in its head, for the tab and for search engines. */
export interface PageMeta {
  title: string;
  description?: string;
  isUnlisted?: true;
}

/** What is known of a document at build time. */
export interface BuiltDocument {
  page: IslandPage;
  path: string;
  layout: Route["layout"];
  frame: Route["frame"];
  /** The page's name in usage counts (Q012); absent on account pages, which are not counted. */
  countedAs: string | undefined;
  /** Its audience where the address does not name it. */
  contexts: PageContexts | null;
}

/**
 * Describes the document of an address.
 * @param address its path, or the pattern of the paths it serves, with the query of a variant
 * @throws Error where the route table has no such path
 */
export function documentOf(address: string): BuiltDocument {
  const { pathname } = new URL(address, "http://localhost");
  // In development, pages in another language have their own address.
  const path = languageOfPath(pathname).path.replace(/(.)\/$/, "$1");
  const found = routeAt(path);
  if (found === null) throw new Error(`There is no page ${path}.`);
  const { route, params } = found;
  const audience = prerenderedAudience(route.audience, params);
  const table = audienceTable(route.audience, params);
  return {
    page: { address: address.replace(pathname, path), audience },
    path,
    layout: route.layout,
    frame: route.frame,
    countedAs: route.layout === "account" ? undefined : route.id,
    contexts: isForAll(table, audience) ? null : { byName: namesOf(route), table },
  };
}

/** What names the product in the address of such a page: a part of its path or of its query. */
function namesOf({ audience }: Route): readonly (readonly [string, Context])[] {
  if (audience === resetAudience) return resetParameters;
  if (audience !== forgottenAudience) return [];
  return contexts.map((context) => [forgotPasswordPath(context).split("?")[1] ?? "", context]);
}

/** Whether the page has the same audience for every cookie and stored context. */
function isForAll(table: AudienceTable, audience: CurrentContext): boolean {
  return Object.values(table)
    .flatMap((row) => Object.values(row))
    .every((each) => each === audience);
}

/** The background that browsers and phones show around the page. */
export function groundOf(audience: CurrentContext, theme: Theme): string {
  const product = contexts.find((context) => context === audience) ?? defaultContext;
  return colours(product, theme).ground;
}
