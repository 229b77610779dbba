import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type SiteManifest, siteManifest } from "@frontdoor/contract/site-manifest.ts";
import * as z from "zod/mini";
import { parsedJson } from "../../platform/parsed-json.ts";

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
  const parsed = z.safeParse(siteManifest, parsedJson(text));
  if (!parsed.success) throw new SiteNotBuilt(`${file} is not what this server expects`);
  return parsed.data;
}
