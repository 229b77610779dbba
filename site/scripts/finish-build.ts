import { readFile, rm, writeFile } from "node:fs/promises";
import { fallbackPatterns, type PageKind, pages } from "../pages.ts";
import { finishPage } from "./finish-page.ts";

/**
 * What the server reads: `site/build/site-manifest.json`. Files are relative to `site/build/client`.
 * The fallback serves addresses that carry a value; those with a secret are of kind `token`.
 */
export interface SiteManifest {
  pages: Record<string, { file: string; kind: PageKind; cspHashes: string[] }>;
  fallback: { file: string; kind: "token"; cspHashes: string[]; patterns: readonly string[] };
}

const build = new URL("../build/", import.meta.url);
const client = new URL("client/", build);

const manifest: SiteManifest = {
  pages: {},
  fallback: {
    file: "__spa-fallback.html",
    kind: "token",
    cspHashes: await finish("__spa-fallback.html", "at-once"),
    patterns: fallbackPatterns,
  },
};
for (const [path, kind] of Object.entries(pages)) {
  const file = path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
  const cspHashes = await finish(file, kind === "account" ? "at-once" : "late");
  manifest.pages[path] = { file, kind, cspHashes };
}
await writeFile(new URL("site-manifest.json", build), `${JSON.stringify(manifest, null, 2)}\n`);
await rm(new URL("server/", build), { recursive: true });

async function finish(file: string, when: "at-once" | "late"): Promise<string[]> {
  const page = finishPage(await readFile(new URL(file, client), "utf8"), when);
  await writeFile(new URL(file, client), page.html);
  await writeFile(new URL(`assets/${page.start.fileName}`, client), page.start.text);
  return page.cspHashes;
}
