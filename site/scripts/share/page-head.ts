import { brand } from "@frontdoor/brand/brand.ts";
import type { Product } from "@frontdoor/brand/colours.ts";
import { publicUrlToken } from "@frontdoor/contract/app-config.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import { language, pathPrefix } from "@frontdoor/words/language.ts";
import { firstLanguage, type LanguageCode, languageCodes } from "@frontdoor/words/languages.ts";
import { pictureSize } from "./picture-size.ts";
import { pictureOf } from "./share-pictures.ts";
import { structuredData } from "./structured-data.ts";

/**
 * Adds a page's data for search engines and shared links: canonical address, picture, and JSON-LD. Only readers of the
 * document need it, so it is not part of the application. The server replaces the token by the deployment's address.
 * @param html the prerendered page, with its title and description
 * @param canonical the path that represents it where several show the same
 */
export function withPageHead(html: string, canonical: string): string {
  const title = textOf(html, /<title>([^<]*)<\/title>/);
  const description = textOf(html, /<meta name="description" content="([^"]*)"/);
  const urlIn = (code: LanguageCode) => publicUrlToken + pathIn(code, canonical);
  const url = urlIn(language.code);
  const alternates = [
    ...languageCodes.map((code) => [code, urlIn(code)]),
    ["x-default", urlIn(firstLanguage)],
  ];
  const product = productOf(html);
  const facts = structuredData(canonical).map(
    (fact) => `<script type="application/ld+json">${embeddable(fact)}</script>`,
  );
  const head = [
    `<link rel="canonical" href="${url}"/>`,
    ...alternates.map(
      ([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}"/>`,
    ),
    property("og:type", "website"),
    property("og:site_name", escaped(brand.name)),
    property("og:locale", language.tag.replace("-", "_")),
    property("og:url", url),
    property("og:title", title),
    property("og:description", description),
    property("og:image", publicUrlToken + pathPrefix + pictureOf(product)),
    property("og:image:width", String(pictureSize.width)),
    property("og:image:height", String(pictureSize.height)),
    property("og:image:alt", escaped(brand.products[product].fullName)),
    '<meta name="twitter:card" content="summary_large_image"/>',
    ...facts,
  ];
  return html.replace("</head>", () => `${head.join("")}</head>`);
}

/** The text as in the page, escaped. */
function textOf(html: string, pattern: RegExp): string {
  const text = pattern.exec(html)?.[1];
  if (!text) throw new Error(`A page has nothing that matches ${pattern}.`);
  return text;
}

/** A value of the brand for a quoted attribute. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** @param content escaped */
function property(name: string, content: string): string {
  return `<meta property="${name}" content="${content}"/>`;
}

/** The product of a page; the first one for a page about all of them. */
function productOf(html: string): Product {
  const context = /<html[^>]* data-context="(\w+)"/.exec(html)?.[1];
  return context === "practice" || context === "academic" ? context : "patient";
}

/** JSON that cannot end its script element. */
function embeddable(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
