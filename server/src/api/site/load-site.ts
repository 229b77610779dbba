import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { publicUrlToken } from "@frontdoor/contract/app-config.ts";
import { languageOfPath } from "@frontdoor/contract/languages.ts";
import { isSignUp } from "@frontdoor/contract/sign-up-paths.ts";
import type { ManifestPage } from "@frontdoor/contract/site-manifest.ts";
import type { LanguageCode } from "@frontdoor/words/languages.ts";
import type { Config } from "../../config/config.ts";
import { contentTypeOf } from "./files/content-type.ts";
import { type StoredFile, storeFile } from "./files/stored-file.ts";
import { originsOf, type Videos, withVideos } from "./files/videos.ts";
import { type LoadedForms, loadForms } from "./forms/load-forms.ts";
import { withLanguages, withOffer } from "./pages/offered-languages.ts";
import { appConfigOf, markedHere, markedStay, writeAppConfig } from "./pages/page-config.ts";
import { pageHeaders } from "./pages/page-headers.ts";
import { readSiteManifest, SiteNotBuilt } from "./site-manifest.ts";

/** A page in memory with its headers, for its plain address and for one that carries a secret. */
export interface SitePage {
  kind: ManifestPage["kind"];
  file: StoredFile;
  /** The same page with the line that offers another language; rendered at its first request. */
  withOffer(language: LanguageCode): Promise<StoredFile>;
  headers: Record<string, string>;
  secretHeaders: Record<string, string>;
}

export interface LoadedSite {
  /** By path, e.g. `/login/practice`. */
  pages: ReadonlyMap<string, SitePage>;
  /** By path and query, e.g. `/verifyEmail?role=HOD`. */
  variants: ReadonlyMap<string, SitePage>;
  /** By path, e.g. `/assets/root-DX2xlBU8.js`. */
  assets: ReadonlyMap<string, StoredFile>;
  /** Pages for paths with a value, by pattern, e.g. `/requestremoval/:token`. */
  fallbacks: ReadonlyMap<string, SitePage>;
  /** The forms that work without script, by language. */
  forms: ReadonlyMap<LanguageCode, LoadedForms>;
  /** The folder of its packed files. */
  packedFolder: string;
  /** The paths in the site map for search engines. */
  siteMap: readonly string[];
}

interface LoadSiteDeps {
  /** The folder that holds `site-manifest.json` and `client/`. */
  buildFolder: string;
  config: Config;
  videos: Videos;
}

/**
 * Reads the built site into memory, configured for this deployment.
 * @throws SiteNotBuilt when there is no build, or only half of one
 */
export async function loadSite(deps: LoadSiteDeps): Promise<LoadedSite> {
  const manifest = await readSiteManifest(deps.buildFolder);
  const pages = await loadPages(manifest.pages, deps);
  const variants = await loadPages(manifest.variants, deps);
  const fallbacks = await loadPages(manifest.fallbacks, deps);
  return {
    pages,
    variants,
    assets: await loadAssets(deps.buildFolder),
    fallbacks,
    forms: await loadForms(deps.buildFolder, manifest.forms, deps.config.languages),
    packedFolder: cacheFolder(deps.buildFolder),
    siteMap: manifest.siteMap,
  };
}

/** Removed from every page where page views are not counted. */
const countingScript = /<script data-counted-as=.*?<\/script>/s;

/** Reads all of them before it stores the first: half a build stores nothing. */
async function loadPages(entries: Readonly<Record<string, ManifestPage>>, deps: LoadSiteDeps) {
  const isOffered = (path: string) => deps.config.languages.includes(languageOfPath(path).language);
  const readable = await Promise.all(
    Object.entries(entries)
      .filter(([path]) => isOffered(path))
      .map(async ([path, entry]) => [path, entry, await readPage(entry, deps)] as const),
  );
  const pages = readable.map(
    async ([path, entry, html]) => [path, await storePage(path, entry, html, deps)] as const,
  );
  return new Map(await Promise.all(pages));
}

async function readPage(entry: ManifestPage, deps: LoadSiteDeps): Promise<string> {
  const file = join(deps.buildFolder, "client", entry.file);
  const html = await readFile(file, "utf8").catch(() => null);
  if (html === null) throw new SiteNotBuilt(`the page ${entry.file} is missing`);
  const configured = writeAppConfig(
    markedStay(markedHere(html, deps.config), deps.config),
    entry.file,
    appConfigOf(deps.config),
  );
  const addressed = configured.replaceAll(publicUrlToken, deps.config.publicUrl);
  const counting =
    deps.config.analyticsUrl === null ? addressed.replace(countingScript, "") : addressed;
  return withLanguages(withVideos(counting, deps.videos), deps.config.languages);
}

async function storePage(
  path: string,
  entry: ManifestPage,
  html: string,
  deps: LoadSiteDeps,
): Promise<SitePage> {
  const { buildFolder, config, videos } = deps;
  const { path: english } = languageOfPath(path);
  const store = (page: string) =>
    storeFile(Buffer.from(page), "text/html; charset=utf-8", cacheFolder(buildFolder));
  const offers = new Map<LanguageCode, Promise<StoredFile>>();
  const settings = {
    cspHashes: entry.cspHashes,
    runsWorker: isSignUp(english),
    isHttps: config.isHttps,
    playsVideos: entry.kind === "brochure",
    videoOrigins: originsOf(videos),
    analyticsOrigin: maySendEvents(entry) ? originOf(config.analyticsUrl) : null,
  };
  const file = await store(html);
  return {
    kind: entry.kind,
    file,
    withOffer(language) {
      const text = file.plain.bytes.toString("utf8");
      const offer = offers.get(language) ?? store(withOffer(text, language, english));
      offers.set(language, offer);
      offer.catch(() => offers.delete(language));
      return offer;
    },
    headers: pageHeaders({ ...settings, carriesSecret: false }),
    secretHeaders: pageHeaders({ ...settings, carriesSecret: true }),
  };
}

/** Nothing is sent from where people sign in or up (Q012). */
function maySendEvents({ kind }: ManifestPage): boolean {
  return kind === "brochure" || kind === "standalone";
}

function originOf(url: string | null): string | null {
  return url === null ? null : new URL(url).origin;
}

/** Everything but pages, hidden files and what has no media type here, such as source maps (SEC-G16). */
async function loadAssets(buildFolder: string): Promise<Map<string, StoredFile>> {
  const client = join(buildFolder, "client");
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length).replaceAll("\\", "/"))
    .filter((path) => !path.includes("/.") && !path.endsWith(".html"));
  const assets = new Map<string, StoredFile>();
  await Promise.all(
    paths.map(async (path) => {
      const contentType = contentTypeOf(path);
      if (contentType === null) return;
      const bytes = await readFile(join(client, path));
      assets.set(path, await storeFile(bytes, contentType, cacheFolder(buildFolder)));
    }),
  );
  return assets;
}

function cacheFolder(buildFolder: string): string {
  return join(buildFolder, "compressed");
}
