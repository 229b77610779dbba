import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";

const suffix = "?inline-script";

/**
 * Imports a module, bundled with its imports, as the text of an inline script: `import text from
 * "./before-paint.ts?inline-script"`.
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
 * Bundles a module with its imports into one script.
 * @param conditions choose the words: an inline script has the language of its document
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
    // "use strict" has no effect on type-checked code, and every document would contain it twice.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    // Text in a script must not end its element.
    supported: { "inline-script": false },
  });
  return outputFiles[0]?.text.trim() ?? "";
}
