import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A page's text and markup without scripts, for tests. */
export function renderPage(Component: ComponentType): { html: string; text: string } {
  const html = renderToStaticMarkup(<Component />);
  return { html, text: textOf(html) };
}

/** The text of markup: without tags, with entities resolved. */
export function textOf(html: string): string {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ");
}
