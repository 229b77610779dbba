import { cp } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { ManifestPage } from "@frontdoor/contract/site-manifest.ts";
import { language } from "@frontdoor/words/language.ts";
import { build } from "astro";
import { consolePages } from "../pages.ts";
import { finishPage } from "./finish-page.ts";
import { languageConditions } from "./language-conditions.ts";

/**
 * Builds the staff's console beside the pages of this process's language, and adds its files to theirs. The operator
 * decides whether and where they are served.
 * @param folder whose `client/` contains the pages
 */
export async function buildConsole(folder: URL): Promise<Record<string, ManifestPage>> {
  const own = new URL("console/", folder);
  await build({
    root: fileURLToPath(new URL("../", import.meta.url)),
    configFile: "astro.console.config.ts",
    outDir: fileURLToPath(own),
    cacheDir: fileURLToPath(new URL("console-cache/", folder)),
    logLevel: "warn",
    vite: { plugins: [languageConditions(language.code)] },
  });
  const pages: Record<string, ManifestPage> = {};
  for (const path of consolePages) {
    const file = `${path.slice(1)}/index.html`;
    // Staff pages are not cached, framed or sent as referrer.
    pages[path] = { file, kind: "token", cspHashes: await finishPage(new URL(file, own), own) };
  }
  const client = new URL("client/", folder);
  for (const name of ["assets/", "staff/"]) {
    await cp(new URL(name, own), new URL(name, client), { recursive: true });
  }
  return pages;
}
