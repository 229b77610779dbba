import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

/** How a page is served: which headers it carries. */
export type PageKind = "brochure" | "account" | "token" | "standalone";

export interface SitePage {
  /** Below the build's `client` folder. */
  file: string;
  kind: PageKind;
  /** `sha256-…` of the inline scripts that may run. */
  cspHashes: string[];
}

/** What the site's build says of its pages. */
export interface SiteManifest {
  pages: Record<string, SitePage>;
  /** Serves the addresses that carry a value, such as `/passwordreset/:context/:hash`. */
  fallback: SitePage & { patterns: string[] };
}

/**
 * Reads what the build wrote.
 * @throws Error that names the command when the site was not built
 */
export async function readManifest(build: URL): Promise<SiteManifest> {
  const file = new URL("site-manifest.json", build);
  if (!existsSync(file)) throw new Error("The site is not built. Run: npm run build -w site");
  const manifest: SiteManifest = JSON.parse(await readFile(file, "utf8"));
  return manifest;
}
