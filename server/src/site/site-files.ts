import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { AppConfig } from "@frontdoor/contract/app-config.ts";
import type { SiteManifest } from "./site-manifest.ts";
import { type StaticFile, toStaticFile } from "./static-file.ts";
import { writeConfig } from "./write-config.ts";

/** Everything the site consists of, in memory, by its path below the build's `client` folder. */
export async function loadSiteFiles(
  build: URL,
  manifest: SiteManifest,
  appConfig: AppConfig,
): Promise<ReadonlyMap<string, StaticFile>> {
  const folder = fileURLToPath(new URL("client/", build));
  const pages = new Set([...Object.values(manifest.pages), manifest.fallback].map((p) => p.file));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".map"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const loaded = files.map(async (name): Promise<[string, StaticFile]> => {
    const content = await readFile(join(folder, name));
    const final = pages.has(name)
      ? Buffer.from(writeConfig(content.toString("utf8"), appConfig))
      : content;
    return [name, await toStaticFile(name, final)];
  });
  return new Map(await Promise.all(loaded));
}
