import { fileURLToPath } from "node:url";
import type { PostedPages } from "@frontdoor/contract/posted-forms.ts";
import { language } from "@frontdoor/words/language.ts";
import { build } from "vite";
import { languageConditions } from "./language-conditions.ts";
import type { BuiltForms } from "./site-manifest.ts";

/**
 * Builds what becomes of forms that are sent without script, in the language that this process was started for: one
 * file that the server loads, with React in it (decision 0069).
 * @returns where it is, and the pages that it knows: the server loads it when the first form comes
 */
export async function buildForms(folder: URL): Promise<BuiltForms> {
  // What was released has no package.json beside it that would say which kind of module it is.
  const name = `forms-${language.code}.mjs`;
  await build({
    root: fileURLToPath(new URL("../", import.meta.url)),
    configFile: false,
    logLevel: "warn",
    mode: "production",
    plugins: [languageConditions(language.code)],
    define: { "process.env.NODE_ENV": '"production"' },
    // Whatever NODE_ENV says: a test that builds the site has its own.
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
