import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { SiteManifest } from "@frontdoor/contract/site-manifest.ts";
import { firstLanguage, type LanguageCode, languageCodes } from "@frontdoor/words/languages.ts";
import { buildFolder, buildFolderOf } from "./build-folder.ts";
import { writeSiteFiles } from "./share/site-files.ts";

const client = new URL("client/", buildFolder);

// A server that is running may still write compressed files into it.
await rm(buildFolder, { recursive: true, force: true, maxRetries: 5 });
const manifests = await Promise.all(languageCodes.map(built));
await mkdir(client, { recursive: true });
for (const language of languageCodes) await join(language);
await writeSiteFiles(client);
await rm(new URL("languages/", buildFolder), { recursive: true });
// Written last: a build with a manifest is complete.
const manifest = `${JSON.stringify(joined(manifests), null, 2)}\n`;
await writeFile(new URL("site-manifest.json", buildFolder), manifest);

/** Builds the pages of a language in a process of its own, which loads that language's words alone. */
async function built(language: LanguageCode): Promise<SiteManifest> {
  const script = fileURLToPath(new URL("build-language.ts", import.meta.url));
  const child = spawn(process.execPath, [`--conditions=${language}`, script], { stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The pages in ${language} could not be built.`);
  return JSON.parse(await readFile(new URL("manifest.json", buildFolderOf(language)), "utf8"));
}

/** Merges the pages of several languages into one site. */
function joined(manifests: readonly SiteManifest[]): SiteManifest {
  return {
    pages: Object.assign({}, ...manifests.map(({ pages }) => pages)),
    variants: Object.assign({}, ...manifests.map(({ variants }) => variants)),
    fallbacks: Object.assign({}, ...manifests.map(({ fallbacks }) => fallbacks)),
    forms: Object.assign({}, ...manifests.map(({ forms }) => forms)),
    siteMap: manifests[0]?.siteMap ?? [],
  };
}

/** Files of the same name are equal: scripts and style sheets are named after a hash of their content. */
async function join(language: LanguageCode): Promise<void> {
  const own = new URL("client/", buildFolderOf(language));
  await cp(new URL("assets/", own), new URL("assets/", client), { recursive: true });
  await rm(new URL("assets/", own), { recursive: true });
  await cp(new URL("forms/", buildFolderOf(language)), new URL("forms/", buildFolder), {
    recursive: true,
  });
  const pages = language === firstLanguage ? client : new URL(`${language}/`, client);
  await cp(own, pages, { recursive: true });
}
