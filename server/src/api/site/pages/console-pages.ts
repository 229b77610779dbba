import { basename } from "node:path";
import { languageOfPath } from "@frontdoor/contract/languages.ts";
import { consolePath } from "@frontdoor/contract/staff/console.ts";
import type { StoredFile } from "../files/stored-file.ts";
import type { LoadedSite, SitePage } from "../load-site.ts";

/** What of the built site is served at an address: the pages for people, the console of staff, or both. */
export type SitePart = "people" | "console" | "both";

/** Whether a path is a page of the console, in whatever language it was built. */
export function isConsolePage(path: string): boolean {
  const { path: english } = languageOfPath(path);
  return english === consolePath || english.startsWith(`${consolePath}/`);
}

/**
 * The part of a loaded site that one address serves. A file is left out if only pages use it that are not served there
 * (SEC-L13).
 */
export function partOf(site: LoadedSite, part: SitePart): LoadedSite {
  if (part === "both") return site;
  const isServed = (path: string) => isConsolePage(path) === (part === "console");
  const only = (pages: ReadonlyMap<string, SitePage>) =>
    new Map([...pages].filter(([path]) => isServed(path)));
  const served = {
    pages: only(site.pages),
    variants: only(site.variants),
    fallbacks: only(site.fallbacks),
    forms: part === "people" ? site.forms : new Map(),
    packedFolder: site.packedFolder,
    siteMap: site.siteMap.filter(isServed),
  };
  const namesIn = readNamesOnce();
  const filesOf = (wanted: (path: string) => boolean) => {
    const pages = [site.pages, site.variants, site.fallbacks].flatMap((each) =>
      [...each].filter(([path]) => wanted(path)),
    );
    const files = pages.map(([, { file }]) => file);
    return usedFiles(site.assets, files, namesIn);
  };
  const used = filesOf(isServed);
  const foreign = part === "people" ? filesOf((path) => !isServed(path)) : null;
  const assets = [...site.assets].filter(
    ([path]) => used.has(path) || (foreign !== null && !foreign.has(path)),
  );
  return { ...served, assets: new Map(assets) };
}

/**
 * A file name inside a file, after a slash, quote or bracket: scripts name their chunks, style sheets their fonts,
 * pages all of them. Without that condition every `object.member` in a script would match.
 */
const fileName = /(?<=[/"'`(])[\w.@~-]+\.\w+/g;

/** Finds the names in a file, and reads each file once. */
function readNamesOnce(): (file: StoredFile) => ReadonlySet<string> {
  const names = new Map<StoredFile, ReadonlySet<string>>();
  return (file) => {
    const known = names.get(file);
    if (known !== undefined) return known;
    const isText = file.contentType.includes("charset=utf-8");
    const read = new Set(isText ? file.plain.bytes.toString("utf8").match(fileName) : []);
    names.set(file, read);
    return read;
  };
}

/** The files that some pages use, and those that these use in turn. */
function usedFiles(
  assets: LoadedSite["assets"],
  pages: readonly StoredFile[],
  namesIn: (file: StoredFile) => ReadonlySet<string>,
): ReadonlySet<string> {
  const paths = new Map<string, string[]>();
  for (const path of assets.keys()) {
    const name = basename(path);
    paths.set(name, [...(paths.get(name) ?? []), path]);
  }
  const used = new Set<string>();
  const queue: StoredFile[] = [...pages];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const name of namesIn(file)) {
      for (const path of paths.get(name) ?? []) {
        const asset = assets.get(path);
        if (asset === undefined || used.has(path)) continue;
        used.add(path);
        queue.push(asset);
      }
    }
  }
  return used;
}
