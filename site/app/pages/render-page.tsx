import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A page as the text and markup that a reader without scripts gets; for tests. */
export function renderPage(Component: ComponentType): { html: string; text: string } {
  const html = renderToStaticMarkup(<Component />);
  return { html, text: textOf(html) };
}

/** Markup without its tags and with entities resolved. */
export function textOf(html: string): string {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ");
}
