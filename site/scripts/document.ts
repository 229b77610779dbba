import { colours, type Theme } from "@frontdoor/brand/colours.ts";
import { brandIcon } from "@frontdoor/brand/mark.ts";
import { appConfigElementId, appConfigToken } from "@frontdoor/contract/app-config.ts";
import { contexts } from "@frontdoor/contract/contexts.ts";
import type { PageMeta } from "../app/client/shown-page.ts";

/** The typefaces of every page, in `app/fonts`. */
export const fontFiles = ["bricolage-grotesque.woff2", "atkinson-hyperlegible-next.woff2"] as const;

const themes: readonly Theme[] = ["light", "dark"];

/** The application's own files, by their addresses. */
interface DocumentAssets {
  fonts: readonly string[];
  styles: string;
}

interface DocumentParts {
  assets: DocumentAssets;
  meta: readonly PageMeta[];
  /** The context that the page is known to be for (S1.002), or nothing. */
  audience: string;
  /** What stands in the page; `isWaiting` where a screen has yet to take its place. */
  markup: string;
  isWaiting?: boolean;
  /** The element whose script runs before anything is painted. */
  early?: string;
  /** The element that starts the application. */
  script: string;
}

/** The document around a page. The application takes over what is inside `#page`, and nothing else. */
export function pageDocument(parts: DocumentParts): string {
  const { assets, meta, audience, markup, isWaiting = false, early = "", script } = parts;
  const fonts = assets.fonts.map(
    (href) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${href}"/>`,
  );
  return [
    `<!DOCTYPE html><html lang="en-ZA" data-context="${audience}"><head>`,
    '<meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="color-scheme" content="light dark"/>',
    early,
    ...themes.map((theme) => groundElement(audience, theme)),
    ...meta.map(metaElement),
    ...fonts,
    `<link rel="stylesheet" href="${assets.styles}"/>`,
    // Within the document, since on its way it would hold up the typefaces (docs/decisions/0018).
    `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(brandIcon)}"/>`,
    '<link rel="apple-touch-icon" href="/icon-180.png"/>',
    `</head><body><div id="page"${isWaiting ? " data-is-waiting" : ""}>${markup}</div>`,
    `<script type="application/json" id="${appConfigElementId}">${appConfigToken}</script>`,
    `${script}</body></html>`,
  ].join("");
}

/** The page's ground, which browsers and phones paint around it. */
function groundElement(audience: string, theme: Theme): string {
  const product = contexts.find((context) => context === audience) ?? "patient";
  const { ground } = colours(product, theme);
  return `<meta name="theme-color" media="(prefers-color-scheme:${theme})" content="${ground}"/>`;
}

function metaElement(each: PageMeta): string {
  if ("title" in each) return `<title>${escaped(each.title)}</title>`;
  return `<meta name="${each.name}" content="${escaped(each.content)}"/>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
