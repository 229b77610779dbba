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
 * What a finished page says to search engines and to whoever gets a link to it: its one address, a
 * picture, and facts as JSON-LD. It is for readers of the document alone, so it is no part of the
 * application. The server puts this deployment's own address in the place of the token.
 * @param html the prerendered page, with its title and description
 * @param canonical the path that stands for it where several show the same
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

/** The text as it stands in the page, escaped. */
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

/** The product that a page is about; the family's first for a page about all of them. */
function productOf(html: string): Product {
  const context = /<html[^>]* data-context="(\w+)"/.exec(html)?.[1];
  return context === "practice" || context === "academic" ? context : "patient";
}

/** JSON that cannot end the element around it. */
function embeddable(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
