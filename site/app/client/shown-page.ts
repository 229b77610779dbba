import type { ComponentType, ReactNode } from "react";

/** One thing that a page says of itself in its head. */
export type PageMeta = { title: string } | { name: string; content: string };

/** What the module of a route exports. */
export interface PageModule {
  default: ComponentType;
  meta: () => readonly PageMeta[];
  /** What layouts and the audience are told of the page: see `AudienceHandle`, `AccountHandle`. */
  handle?: object;
}

/** What the module of a layout exports. */
export interface LayoutModule {
  default: ComponentType<{ children: ReactNode }>;
}

/** Where the browser is: the address, and what its entry in the history holds. */
export interface Place {
  path: string;
  search: string;
  hash: string;
  /** What the navigation brought along. */
  state: Readonly<Record<string, unknown>> | null;
  /** Differs for every navigation, also between two to the same address. */
  key: string;
}

/** What an address says beside the route it belongs to: the value of each `:name`, decoded. */
export type Params = Readonly<Record<string, string | undefined>>;

/** A page that is shown, and all that the application knows of how it was reached. */
export interface ShownPage {
  place: Place;
  routeId: string;
  params: Params;
  page: PageModule;
  layout: LayoutModule;
}

/** The text that the tab shows for a page. */
export function titleOf(page: PageModule): string {
  for (const each of page.meta()) if ("title" in each) return each.title;
  return "";
}
