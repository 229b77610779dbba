import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";

const suffix = "?inline-script";

/**
 * Lets a module be imported as the text of a script that stands in the document itself, with all that it
 * imports: `import text from "./before-paint.ts?inline-script"`.
 */
export function inlineScripts(): Plugin {
  let conditions: string[] = [];
  return {
    name: "inline-scripts",
    enforce: "pre",
    configResolved({ environments }) {
      conditions = environments.client?.resolve.conditions ?? [];
    },
    async resolveId(source, importer) {
      if (!source.endsWith(suffix) || importer === undefined) return null;
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer);
      return resolved && `${resolved.id}${suffix}`;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const text = await scriptOf(id.slice(0, -suffix.length), conditions);
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

/**
 * A module and all that it imports as one script that needs nothing else.
 * @param conditions which words it takes: a script in a document speaks its language
 */
async function scriptOf(file: string, conditions: string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    absWorkingDir: fileURLToPath(new URL("../", import.meta.url)),
    bundle: true,
    conditions,
    format: "iife",
    minify: true,
    write: false,
    target: "es2022",
    // "use strict" changes nothing here that the types do not see, and every document would carry it twice.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    // A script in a document must not end it.
    supported: { "inline-script": false },
  });
  return outputFiles[0]?.text.trim() ?? "";
}
