import { fileURLToPath } from "node:url";
import type { PostedPages } from "@frontdoor/contract/posted-forms.ts";
import type { ManifestForms } from "@frontdoor/contract/site-manifest.ts";
import { language } from "@frontdoor/words/language.ts";
import { build } from "vite";
import { languageConditions } from "./language-conditions.ts";

/**
 * Builds the server's handler of forms sent without script, in this process's language: one file that includes React
 * (decision 0069).
 * @returns its place and the pages it handles; the server loads it for the first form
 */
export async function buildForms(folder: URL): Promise<ManifestForms> {
  // A release has no package.json beside it that declares the module type.
  const name = `forms-${language.code}.mjs`;
  await build({
    root: fileURLToPath(new URL("../", import.meta.url)),
    configFile: false,
    logLevel: "warn",
    mode: "production",
    plugins: [languageConditions(language.code)],
    define: { "process.env.NODE_ENV": '"production"' },
    // Independent of NODE_ENV, which differs in a test that builds the site.
    oxc: { jsx: { runtime: "automatic", development: false } },
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL("../app/posted/posted-pages.ts", import.meta.url)),
      outDir: fileURLToPath(new URL("forms/", folder)),
      emptyOutDir: true,
      minify: true,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: name } },
    },
  });
  const file = `forms/${name}`;
  const built: { default: PostedPages } = await import(new URL(file, folder).href);
  const { paths, askedPaths: asked } = built.default;
  return { file, paths, asked };
}
