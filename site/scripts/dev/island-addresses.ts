import { pathPrefix } from "@frontdoor/words/language.ts";
import type { MiddlewareHandler } from "astro";

/** Development only: loads the islands of a page in the page's language. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const page = await next();
  if (!page.headers.get("content-type")?.startsWith("text/html")) return page;
  return new Response(withIslandsBelow(pathPrefix, await page.text()), page);
};

/**
 * Adds Vite's `base` to the addresses of islands. Astro adds it to a document's scripts alone, so without this the
 * islands of `/af` would load in English.
 */
export function withIslandsBelow(base: string, html: string): string {
  return html.replaceAll(/(?<= (?:component|renderer|before-hydration)-url=")(?=\/)/g, base);
}
