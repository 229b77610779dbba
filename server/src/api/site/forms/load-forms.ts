import { access } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PostedPages } from "@frontdoor/contract/posted-forms.ts";
import type { LanguageCode } from "@frontdoor/words/languages.ts";
import { SiteNotBuilt } from "../site-manifest.ts";

/**
 * What the build knows of forms that are sent without script, in each language that is served.
 * @param files by language, relative to the build's folder; none in a build whose pages have no such form
 * @throws SiteNotBuilt when a file is missing
 */
export async function loadForms(
  buildFolder: string,
  files: Readonly<Record<string, string>>,
  languages: readonly LanguageCode[],
): Promise<ReadonlyMap<LanguageCode, PostedPages>> {
  const forms = new Map<LanguageCode, PostedPages>();
  for (const language of languages) {
    const name = files[language];
    if (name === undefined) continue;
    const file = join(buildFolder, name);
    await access(file).catch(() => {
      throw new SiteNotBuilt(`the forms of ${name} are missing`);
    });
    const module: { default: PostedPages } = await import(pathToFileURL(file).href);
    forms.set(language, module.default);
  }
  return forms;
}
