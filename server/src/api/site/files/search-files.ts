import { pathIn } from "@frontdoor/contract/languages.ts";
import { type LanguageCode, reviewedLanguages } from "@frontdoor/words/languages.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Config } from "../../../config/config.ts";
import { allowCaching } from "../../../platform/http/api-headers.ts";
import type { LoadedSite } from "../load-site.ts";

const cacheSeconds = 3600;

/** Paths that search engines must not follow: they carry secrets, or are no pages. */
const closedPaths = ["/api/", "/dev/"];
const closedPages = [
  "/passwordreset/",
  "/requestremoval/",
  "/verifyEmail",
  "/account",
  "/not-me/",
  "/stored-data/",
];

/** Serves what search engines ask for: `robots.txt`, and a `sitemap.xml` of the brochure in the languages that are read. */
export function registerSearchFiles(
  app: FastifyInstance,
  { publicUrl, languages }: Config,
  { siteMap: paths }: LoadedSite,
): void {
  const send = (reply: FastifyReply, type: string, lines: string[]) => {
    allowCaching(reply, cacheSeconds);
    return reply.type(`${type}; charset=utf-8`).send(`${lines.join("\n")}\n`);
  };
  const closed = [
    ...closedPaths,
    ...languages.flatMap((language) => closedPages.map((path) => pathIn(language, path))),
  ];
  const robots = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  const siteMap = siteMapOf(publicUrl, reviewedLanguages(languages), paths);
  app.get("/robots.txt", (_request, reply) => send(reply, "text/plain", robots));
  app.get("/sitemap.xml", (_request, reply) => send(reply, "application/xml", siteMap));
}

/** The brochure in some languages, as search engines ask for it: a line each. */
export function siteMapOf(
  publicUrl: string,
  languages: readonly LanguageCode[],
  paths: readonly string[],
): string[] {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...languages.flatMap((language) =>
      paths.map((path) => `<url><loc>${publicUrl}${pathIn(language, path)}</loc></url>`),
    ),
    "</urlset>",
  ];
}
