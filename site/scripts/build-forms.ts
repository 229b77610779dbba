import { fileURLToPath } from "node:url";
import { language } from "@frontdoor/words/language.ts";
import { build } from "vite";
import { languageConditions } from "./language-conditions.ts";

/**
 * Builds what becomes of forms that are sent without script, in the language that this process was started for: one
 * file that the server loads, with React in it (decision 0069).
 * @returns its name in the folder
 */
export async function buildForms(folder: URL): Promise<string> {
  // What was released has no package.json beside it that would say which kind of module it is.
  const name = `forms-${language.code}.mjs`;
  await build({
    root: fileURLToPath(new URL("../", import.meta.url)),
    configFile: false,
    logLevel: "warn",
    mode: "production",
    plugins: [languageConditions(language.code)],
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL("../app/posted/posted-pages.ts", import.meta.url)),
      outDir: fileURLToPath(new URL("forms/", folder)),
      emptyOutDir: true,
      minify: true,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: name } },
    },
  });
  return name;
}
