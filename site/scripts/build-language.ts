import { writeFile } from "node:fs/promises";
import { language } from "@frontdoor/words/language.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { buildConsole } from "./build-console.ts";
import { buildFolderOf } from "./build-folder.ts";
import { buildForms } from "./build-forms.ts";
import { buildPages } from "./build-pages.ts";

/** Builds this process's language into a folder of its own. */
const folder = buildFolderOf(language.code);
const manifest = await buildPages(folder);
manifest.forms[language.code] = await buildForms(folder);
// The console exists in one language alone.
if (language.code === firstLanguage) Object.assign(manifest.pages, await buildConsole(folder));
await writeFile(new URL("manifest.json", folder), JSON.stringify(manifest));
