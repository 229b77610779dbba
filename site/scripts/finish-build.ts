import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { brandIcon } from "@frontdoor/brand/mark.ts";
import { canonicalPath, fallbackPatterns, type PageKind, pages } from "../pages.ts";
import { finishPage } from "./finish-page.ts";
import { appManifest } from "./share/app-manifest.ts";
import { withPageHead } from "./share/page-head.ts";
import { writePictures } from "./share/share-pictures.ts";

/**
 * What the server reads: `site/build/site-manifest.json`. Files are relative to `site/build/client`.
 * The fallback serves addresses that carry a value; those with a secret are of kind `token`.
 */
export interface SiteManifest {
  pages: Record<string, { file: string; kind: PageKind; cspHashes: string[] }>;
  fallback: { file: string; kind: "token"; cspHashes: string[]; patterns: readonly string[] };
  /** The paths that search engines are told of. */
  siteMap: string[];
}

const build = new URL("../build/", import.meta.url);
const client = new URL("client/", build);
const isAlias = (path: string) => canonicalPath(path) !== path;

const manifest: SiteManifest = {
  pages: {},
  fallback: {
    file: "__spa-fallback.html",
    kind: "token",
    cspHashes: await finish("__spa-fallback.html", "at-once", (html) => html),
    patterns: fallbackPatterns,
  },
  siteMap: Object.keys(pages).filter((path) => pages[path] === "brochure" && !isAlias(path)),
};
for (const [path, kind] of Object.entries(pages)) {
  const file = path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
  const withHead = (html: string) => withPageHead(html, canonicalPath(path));
  const cspHashes = await finish(file, kind === "account" ? "at-once" : "late", withHead);
  manifest.pages[path] = { file, kind, cspHashes };
}
await rm(new URL("server/", build), { recursive: true });

await writeFile(new URL("icon.svg", client), brandIcon);
await writeFile(new URL("site.webmanifest", client), appManifest());
await mkdir(new URL("share/", client), { recursive: true });
await writePictures(client);
// Last of all: a build with a manifest is a whole one.
await writeFile(new URL("site-manifest.json", build), `${JSON.stringify(manifest, null, 2)}\n`);

async function finish(
  file: string,
  when: "at-once" | "late",
  withHead: (html: string) => string,
): Promise<string[]> {
  const page = finishPage(await readFile(new URL(file, client), "utf8"), when);
  await writeFile(new URL(file, client), withHead(page.html));
  await writeFile(new URL(`assets/${page.start.fileName}`, client), page.start.text);
  return page.cspHashes;
}
