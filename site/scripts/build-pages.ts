import { fileURLToPath } from "node:url";
import { pathIn } from "@frontdoor/contract/languages.ts";
import type { ManifestPage, SiteManifest } from "@frontdoor/contract/site-manifest.ts";
import { language, pathPrefix } from "@frontdoor/words/language.ts";
import { build } from "astro";
import type { Plugin } from "vite";
import { canonicalPath, fallbackPatterns, pages, pageVariants } from "../pages.ts";
import { finishPage } from "./finish-page.ts";
import { languageConditions } from "./language-conditions.ts";
import { writeSharePictures } from "./share/share-pictures.ts";

const isAlias = (path: string) => canonicalPath(path) !== path;
const addressOf = (path: string) => pathIn(language.code, path);
const fileOf = (file: string) => `${pathPrefix.slice(1)}/${file}`.replace(/^\//, "");

/**
 * Builds every page in this process's language (`node --conditions=af`). Addresses have the language's prefix; files in
 * the folder do not.
 * @param folder below the repository, so that packages resolve; the pages are then in its `client/`
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
    forms: {},
    siteMap: Object.keys(pages).filter((path) => pages[path] === "brochure" && !isAlias(path)),
  };
  const finishedAs = async (file: string, kind: ManifestPage["kind"], canonical?: string) => ({
    file: fileOf(file),
    kind,
    cspHashes: await finishPage(new URL(file, client), client, canonical),
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
  await writeSharePictures(client);
  return manifest;
}
