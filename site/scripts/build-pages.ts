import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { language, pathPrefix } from "@frontdoor/words/language.ts";
import { build } from "astro";
import type { Plugin } from "vite";
import { canonicalPath, fallbackPatterns, pages, pageVariants } from "../pages.ts";
import { finishedPage } from "./finished-pages.ts";
import { languageConditions } from "./language-conditions.ts";
import { hashesOf } from "./script-hashes.ts";
import { withPageHead } from "./share/page-head.ts";
import { writeSharePictures } from "./share/share-pictures.ts";
import type { SiteManifest } from "./site-manifest.ts";

const isAlias = (path: string) => canonicalPath(path) !== path;
const addressOf = (path: string) => (path === "/" && pathPrefix ? pathPrefix : pathPrefix + path);
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
  for (const [path, kind] of Object.entries(pages)) {
    const file = path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
    const cspHashes = await finish(client, file, (html) => withPageHead(html, canonicalPath(path)));
    manifest.pages[addressOf(path)] = { file: fileOf(file), kind, cspHashes };
  }
  for (const address of pageVariants) {
    const [path = "", query = ""] = address.split("?");
    const file = `${path.slice(1)}/${query.replace("=", "-")}/index.html`;
    const cspHashes = await finish(client, file, (html) => withPageHead(html, canonicalPath(path)));
    const kind = pages[path] ?? "account";
    manifest.variants[addressOf(address)] = { file: fileOf(file), kind, cspHashes };
  }
  for (const pattern of fallbackPatterns) {
    const file = `fallback/${pattern.split("/")[1]}/index.html`;
    const cspHashes = await finish(client, file);
    manifest.fallbacks[addressOf(pattern)] = { file: fileOf(file), kind: "token", cspHashes };
  }
  await writeSharePictures(client);
  return manifest;
}

/**
 * Finishes a page that Astro wrote.
 * @returns the CSP sources of its inline scripts
 */
async function finish(
  client: URL,
  file: string,
  withHead = (html: string) => html,
): Promise<string[]> {
  const written = await readFile(new URL(file, client), "utf8");
  const html = withHead(await finishedPage(written, client));
  await writeFile(new URL(file, client), html);
  return hashesOf(html);
}
