import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { pathIn } from "@frontdoor/contract/languages.ts";
import { language, pathPrefix } from "@frontdoor/words/language.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { build } from "astro";
import type { Plugin } from "vite";
import { canonicalPath, consolePages, fallbackPatterns, pages, pageVariants } from "../pages.ts";
import { finishedPage } from "./finished-pages.ts";
import { languageConditions } from "./language-conditions.ts";
import { hashesOf } from "./script-hashes.ts";
import { withPageHead } from "./share/page-head.ts";
import { writeSharePictures } from "./share/share-pictures.ts";
import type { BuiltPage, SiteManifest } from "./site-manifest.ts";

const isAlias = (path: string) => canonicalPath(path) !== path;
const addressOf = (path: string) => pathIn(language.code, path);
const fileOf = (file: string) => `${pathPrefix.slice(1)}/${file}`.replace(/^\//, "");

/**
 * Builds every page in the language that this process was started for (`node --conditions=af`). Its addresses are
 * those of the language; where the files lie in the folder, no language is named.
 * @param folder below the repository, where the packages are; the pages are in `client/` of it afterwards
 */
export async function buildPages(folder: URL, plugins: Plugin[] = []): Promise<SiteManifest> {
  const client = new URL("client/", folder);
  process.env.ASTRO_TELEMETRY_DISABLED = "1";
  await build({
    root: fileURLToPath(new URL("../", import.meta.url)),
    outDir: fileURLToPath(client),
    cacheDir: fileURLToPath(new URL("cache/", folder)),
    logLevel: "warn",
    vite: { plugins: [languageConditions(language.code), ...plugins] },
  });

  const manifest: SiteManifest = {
    pages: {},
    variants: {},
    fallbacks: {},
    siteMap: Object.keys(pages).filter((path) => pages[path] === "brochure" && !isAlias(path)),
  };
  const finishedAs = async (file: string, kind: BuiltPage["kind"], canonical?: string) => ({
    file: fileOf(file),
    kind,
    cspHashes: await finish(new URL(file, client), client, canonical),
  });
  for (const [path, kind] of Object.entries(pages)) {
    const file = path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
    manifest.pages[addressOf(path)] = await finishedAs(file, kind, canonicalPath(path));
  }
  for (const address of pageVariants) {
    const [path = "", query = ""] = address.split("?");
    const file = `${path.slice(1)}/${query.replace("=", "-")}/index.html`;
    const kind = pages[path] ?? "account";
    manifest.variants[addressOf(address)] = await finishedAs(file, kind, canonicalPath(path));
  }
  for (const pattern of fallbackPatterns) {
    const file = `fallback/${pattern.split("/")[1]}/index.html`;
    manifest.fallbacks[addressOf(pattern)] = await finishedAs(file, "token");
  }
  // Astro builds them in one language alone (scripts/staff-console.ts); the server serves them where it is told to.
  for (const path of language.code === firstLanguage ? consolePages : []) {
    manifest.pages[path] = await finishedAs(`${path.slice(1)}/index.html`, "token");
  }
  await writeSharePictures(client);
  return manifest;
}

/**
 * Finishes a page that Astro wrote.
 * @param canonical the path that stands for it; a page without one is no page for search engines
 * @returns the CSP sources of its inline scripts
 */
async function finish(file: URL, client: URL, canonical?: string): Promise<string[]> {
  const finished = await finishedPage(await readFile(file, "utf8"), client);
  const html = canonical === undefined ? finished : withPageHead(finished, canonical);
  await writeFile(file, html);
  return hashesOf(html);
}
