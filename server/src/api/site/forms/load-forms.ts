import { access } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PostedPages } from "@frontdoor/contract/posted-forms.ts";
import type { ManifestForms } from "@frontdoor/contract/site-manifest.ts";
import type { LanguageCode } from "@frontdoor/words/languages.ts";
import { SiteNotBuilt } from "../site-manifest.ts";

/** What the build knows of the forms of a language that are sent without script. */
export interface LoadedForms extends Pick<ManifestForms, "paths" | "asked"> {
  /** Loads the screens at the first form, React with them: most servers are never sent one. */
  load(): Promise<PostedPages>;
}

/**
 * Finds the forms of each language that is served.
 * @param entries by language; none in a build whose pages have no such form
 * @throws SiteNotBuilt when a file is missing
 */
export async function loadForms(
  buildFolder: string,
  entries: Readonly<Record<string, ManifestForms>>,
  languages: readonly LanguageCode[],
): Promise<ReadonlyMap<LanguageCode, LoadedForms>> {
  const forms = new Map<LanguageCode, LoadedForms>();
  for (const language of languages) {
    const entry = entries[language];
    if (entry === undefined) continue;
    const file = join(buildFolder, entry.file);
    await access(file).catch(() => {
      throw new SiteNotBuilt(`the forms of ${entry.file} are missing`);
    });
    const { href } = pathToFileURL(file);
    forms.set(language, {
      paths: entry.paths,
      asked: entry.asked,
      async load() {
        const module: { default: PostedPages } = await import(href);
        return module.default;
      },
    });
  }
  return forms;
}
