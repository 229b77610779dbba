import { pathPrefix } from "@frontdoor/words/language.ts";
import type { MiddlewareHandler } from "astro";

/** Development only: the islands of a page load in the language of their page. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const page = await next();
  if (!page.headers.get("content-type")?.startsWith("text/html")) return page;
  return new Response(withIslandsBelow(pathPrefix, await page.text()), page);
};

/**
 * Puts Vite's `base` before the addresses of islands. Astro does so for a document's scripts alone, so that the
 * islands of `/af` came from the process of the first language, in English.
 */
export function withIslandsBelow(base: string, html: string): string {
  return html.replaceAll(/(?<= (?:component|renderer|before-hydration)-url=")(?=\/)/g, base);
}
