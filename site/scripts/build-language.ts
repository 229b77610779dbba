import { stat, writeFile } from "node:fs/promises";
import { language } from "@frontdoor/words/language.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { buildConsole } from "./build-console.ts";
import { buildFolderOf } from "./build-folder.ts";
import { buildForms } from "./build-forms.ts";
import { buildPages } from "./build-pages.ts";

/** Builds this process's language into a folder of its own. */
const folder = buildFolderOf(language.code);
// glibc before 2.41 may lose the signal that wakes a thread of libuv's pool (its bug 25847): the build stood still for
// ever. Each new job gives that signal again.
setInterval(() => void stat(import.meta.filename), 1_000).unref();
const manifest = await buildPages(folder);
manifest.forms[language.code] = await buildForms(folder);
// The console exists in one language alone.
if (language.code === firstLanguage) Object.assign(manifest.pages, await buildConsole(folder));
await writeFile(new URL("manifest.json", folder), JSON.stringify(manifest));
