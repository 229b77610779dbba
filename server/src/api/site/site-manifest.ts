import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { parsedJson } from "../../platform/parsed-json.ts";

const page = z.object({
  /** Relative to the build's `client` folder. */
  file: z.string(),
  kind: z.enum(["brochure", "account", "token", "standalone"]),
  /** `sha256-…` of each inline script that runs. */
  cspHashes: z.array(z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/))),
});
const forms = z.object({
  /** Relative to the build's folder. */
  file: z.string(),
  /** Of the pages with forms, in English, with `:name` for a part that varies. */
  paths: z.array(z.string()),
  /** Of the pages whose form asks by their address, in English. */
  asked: z.array(z.string()),
});
const manifest = z.object({
  pages: z.record(z.string(), page),
  /** Pages of their own for one value in a page's query, by path and query: `/verifyEmail?role=HOD`. */
  variants: z.record(z.string(), page),
  /** By pattern, e.g. `/requestremoval/:token`. */
  fallbacks: z.record(z.string(), page),
  /** The paths in the site map for search engines. */
  siteMap: z.array(z.string()),
  /** The forms that work without script, by language. */
  forms: z._default(z.record(z.string(), forms), {}),
});

/** What the build of the site tells the server: each page's path, file, kind and script hashes. */
export type SiteManifest = z.output<typeof manifest>;
export type ManifestPage = z.output<typeof page>;
export type ManifestForms = z.output<typeof forms>;

const buildCommand = "npm run build -w site";

export class SiteNotBuilt extends Error {
  constructor(reason: string) {
    super(`The site cannot be served: ${reason}. Build it with: ${buildCommand}`);
    this.name = "SiteNotBuilt";
  }
}

/** @throws SiteNotBuilt when there is no manifest, or one of another shape */
export async function readSiteManifest(buildFolder: string): Promise<SiteManifest> {
  const file = join(buildFolder, "site-manifest.json");
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) throw new SiteNotBuilt(`there is no ${file}`);
  const parsed = z.safeParse(manifest, parsedJson(text));
  if (!parsed.success) throw new SiteNotBuilt(`${file} is not what this server expects`);
  return parsed.data;
}
