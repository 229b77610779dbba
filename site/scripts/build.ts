import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brandIcon } from "@frontdoor/brand/mark.ts";
import { build } from "astro";
import { canonicalPath, fallbackPatterns, type PageKind, pages, pageVariants } from "../pages.ts";
import { finishedPage } from "./finished-pages.ts";
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
const isAlias = (path: string) => canonicalPath(path) !== path;

process.env.ASTRO_TELEMETRY_DISABLED = "1";
await rm(folder, { recursive: true, force: true });
await build({ root: fileURLToPath(site), logLevel: "warn" });

const manifest: SiteManifest = {
  pages: {},
  variants: {},
  fallbacks: {},
  siteMap: Object.keys(pages).filter((path) => pages[path] === "brochure" && !isAlias(path)),
};
for (const [path, kind] of Object.entries(pages)) {
  const file = path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
  const cspHashes = await finish(file, (html) => withPageHead(html, canonicalPath(path)));
  manifest.pages[path] = { file, kind, cspHashes };
}
for (const address of pageVariants) {
  const [path = "", query = ""] = address.split("?");
  const file = `${path.slice(1)}/${query.replace("=", "-")}/index.html`;
  const cspHashes = await finish(file, (html) => withPageHead(html, canonicalPath(path)));
  manifest.variants[address] = { file, kind: pages[path] ?? "account", cspHashes };
}
for (const pattern of fallbackPatterns) {
  const file = `fallback/${pattern.split("/")[1]}/index.html`;
  manifest.fallbacks[pattern] = { file, kind: "token", cspHashes: await finish(file) };
}

await writeFile(new URL("icon.svg", client), brandIcon);
await writeFile(new URL("site.webmanifest", client), appManifest());
await mkdir(new URL("share/", client), { recursive: true });
await writePictures(client);
// Last of all: a build with a manifest is a whole one.
await writeFile(new URL("site-manifest.json", folder), `${JSON.stringify(manifest, null, 2)}\n`);

/**
 * Finishes a page that Astro wrote.
 * @returns the CSP sources of its inline scripts
 */
async function finish(file: string, withHead = (html: string) => html): Promise<string[]> {
  const written = await readFile(new URL(file, client), "utf8");
  const html = withHead(await finishedPage(written, client));
  await writeFile(new URL(file, client), html);
  return hashesOf(html);
}
