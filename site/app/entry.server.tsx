import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { audienceTable, initialAudience } from "./client/audience.tsx";
import type { PageMeta } from "./client/visit.ts";
import { findVisit } from "./find-visit.ts";
import { Root } from "./root.tsx";
import { Waiting } from "./shell/waiting.tsx";

/** A page as it is written into its document. */
export interface RenderedPage {
  markup: string;
  meta: readonly PageMeta[];
  audience: CurrentContext;
  /** Which audience it turns out to be for, where its address does not say. */
  audienceTable: ReturnType<typeof audienceTable> | null;
}

/**
 * Renders a page, whole and without anything streamed.
 * @throws Error where the route table has no such path
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const first = await findVisit({ path, search: "", hash: "", state: null, key: "first" });
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

/** What stands in the fallback document, which serves addresses that are unknown until they are asked for. */
export function renderWaiting(): Promise<string> {
  return markupOf(<Waiting />);
}

async function markupOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}
