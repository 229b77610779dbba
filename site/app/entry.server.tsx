import { brand } from "@frontdoor/brand/brand.ts";
import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { audienceTable, initialAudience } from "./client/audience.tsx";
import type { PageMeta } from "./client/shown-page.ts";
import { waitingWords } from "./content/waiting-words.ts";
import { findPage } from "./find-page.ts";
import { Root } from "./root.tsx";
import { Waiting } from "./shell/waiting.tsx";

/** A page as it is written into its document. */
export interface RenderedPage {
  markup: string;
  meta: readonly PageMeta[];
  audience: CurrentContext;
  /** Which audience it will be for, by cookie and stored context; `null` where its address says so. */
  audienceTable: ReturnType<typeof audienceTable> | null;
}

/**
 * Renders a page, whole and without anything streamed.
 * @param address its path; the query of a variant goes with it
 * @throws Error where the route table has no such path
 */
export async function renderPage(address: string): Promise<RenderedPage> {
  const { pathname: path, search } = new URL(address, "http://localhost");
  const first = await findPage({ path, search, hash: "", state: null, key: "first" });
  if (first === null) throw new Error(`There is no page ${path}.`);
  const markup = await markupOf(<Root first={first} />);
  const audience = initialAudience(first);
  return {
    markup,
    meta: first.page.meta(),
    audience,
    audienceTable: audience === "" ? audienceTable(first) : null,
  };
}

/**
 * Renders the document of addresses that are not known when the site is built, by the pattern of their
 * path.
 */
export async function renderWaiting(path: string): Promise<Omit<RenderedPage, "audienceTable">> {
  const words = waitingWords(path);
  const title = words.title === brand.name ? brand.name : `${words.title} · ${brand.name}`;
  return { markup: await markupOf(<Waiting {...words} />), meta: [{ title }], audience: "" };
}

async function markupOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}
