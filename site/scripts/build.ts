import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brandIcon } from "@frontdoor/brand/mark.ts";
import { build, createServer } from "vite";
import { routeAt } from "../app/routes.ts";
import { canonicalPath, fallbackPatterns, type PageKind, pages, pageVariants } from "../pages.ts";
import { addressOf, entrySource, scriptsOf, type ViteManifest } from "./client-files.ts";
import { fontFiles, pageDocument } from "./document.ts";
import { holdInviteRoom } from "./invite-room.ts";
import { pageLoader } from "./page-loader.ts";
import { hashesOf } from "./script-hashes.ts";
import { appManifest } from "./share/app-manifest.ts";
import { withPageHead } from "./share/page-head.ts";
import { writePictures } from "./share/share-pictures.ts";

/**
 * What the server reads: `site/build/site-manifest.json`. Files are relative to `site/build/client`.
 * The fallbacks serve addresses that carry a value or a secret, by the pattern of their path.
 */
export interface SiteManifest {
  pages: Record<string, { file: string; kind: PageKind; cspHashes: string[] }>;
  /** By path and query, e.g. `/verifyEmail?role=HOD`. */
  variants: Record<string, { file: string; kind: PageKind; cspHashes: string[] }>;
  fallbacks: Record<string, { file: string; kind: "token"; cspHashes: string[] }>;
  /** The paths that search engines are told of. */
  siteMap: string[];
}

const site = new URL("../", import.meta.url);
const folder = new URL("build/", site);
const client = new URL("client/", folder);
const root = fileURLToPath(site);
const isAlias = (path: string) => canonicalPath(path) !== path;

await rm(folder, { recursive: true, force: true });
await build({
  root,
  logLevel: "warn",
  build: {
    outDir: fileURLToPath(client),
    manifest: "vite-manifest.json",
    rolldownOptions: { input: fileURLToPath(new URL(entrySource, site)) },
  },
});
const manifestFile = new URL("vite-manifest.json", client);
const files: ViteManifest = JSON.parse(await readFile(manifestFile, "utf8"));
await rm(manifestFile);
const assets = {
  fonts: fontFiles.map((name) => addressOf(files, `app/fonts/${name}`)),
  styles: addressOf(files, "style.css"),
};

const sources = await createServer({
  root,
  configFile: false,
  mode: "production",
  appType: "custom",
  logLevel: "warn",
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
type Application = typeof import("../app/entry.server.tsx");
const application = await sources.ssrLoadModule("/app/entry.server.tsx");
const { renderPage, renderWaiting } = application as Application;

const manifest: SiteManifest = {
  pages: {},
  variants: {},
  fallbacks: {},
  siteMap: Object.keys(pages).filter((path) => pages[path] === "brochure" && !isAlias(path)),
};
for (const [path, kind] of Object.entries(pages)) {
  const file = path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
  manifest.pages[path] = await writePage(path, kind, file);
}
for (const address of pageVariants) {
  const [path = "", query = ""] = address.split("?");
  const file = `${path.slice(1)}/${query.replace("=", "-")}.html`;
  manifest.variants[address] = await writePage(address, pages[path] ?? "account", file);
}
for (const pattern of fallbackPatterns) {
  const file = `__fallback${pattern.replace(/\/:.*/, "")}.html`;
  const script = `<script>${pageLoader(scriptsOf(files, null), "at-once")}</script>`;
  const page = await renderWaiting(pattern);
  const cspHashes = await store(file, pageDocument({ assets, script, isWaiting: true, ...page }));
  manifest.fallbacks[pattern] = { file, kind: "token", cspHashes };
}
await sources.close();

await writeFile(new URL("icon.svg", client), brandIcon);
await writeFile(new URL("site.webmanifest", client), appManifest());
await mkdir(new URL("share/", client), { recursive: true });
await writePictures(client);
// Last of all: a build with a manifest is a whole one.
await writeFile(new URL("site-manifest.json", folder), `${JSON.stringify(manifest, null, 2)}\n`);

/** @param address the page's path, with the query of a variant */
async function writePage(address: string, kind: PageKind, file: string) {
  const [path = ""] = address.split("?");
  const scripts = scriptsOf(files, routeAt(path)?.route ?? null);
  const page = await renderPage(address);
  const loader = pageLoader(scripts, kind === "account" ? "at-once" : "late", page.audienceTable);
  const script = `<script>${loader}</script>`;
  const early = kind === "account" ? `<script>${holdInviteRoom}</script>` : "";
  const html = pageDocument({ assets, script, early, ...page });
  return { file, kind, cspHashes: await store(file, withPageHead(html, canonicalPath(path))) };
}

async function store(file: string, html: string): Promise<string[]> {
  await mkdir(new URL(".", new URL(file, client)), { recursive: true });
  await writeFile(new URL(file, client), html);
  return hashesOf(html);
}
