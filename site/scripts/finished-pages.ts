import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

/** Astro's inline style, which the CSP forbids; our style sheets have the same rule. */
const astroStyle = /<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/g;

const island = /<astro-island(?=[^>]* component-url="([^"]*)")(?=[^>]* renderer-url="([^"]*)")/g;
/** An unused attribute that depends on the build folder. */
const islandName = /(?<=<astro-island[^>]*) uid="[^"]*"/g;
/** Attributes with their default value, and a name used only in the console's error message. */
const unsaid =
  /(?<=<astro-island[^>]*)(?: component-export="default"|(?<= opts="\{)&quot;name&quot;:&quot;\w+&quot;,)/g;
/** Astro's island runtime: its scripts have no attributes, ours have. */
const runtimeScript = /<script>(.*?)<\/script>\n?/gs;
/** The attribute for the runtime's address. */
const unnamed = 'data-islands=""';
/** Shapes may be self-closing inside svg, which saves bytes in every document. */
const emptyShape = /><\/(?:circle|ellipse|line|path|rect|stop)>/g;
/** Astro's copy of what a document says in place of an island that renders by script only: no island reads it. */
const fallbackCopy = /<template data-astro-template="fallback">.*?<\/template>/gs;
const staticImport = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*${},\s]+from\s*)?"(\.[^"]+\.js)"/g;

/**
 * A page as Astro wrote it, without the inline style and scripts. The scripts become a file that
 * `app/page-shell/island-runtime.ts` loads, and each island lists its scripts: in sequence they would take four round
 * trips.
 * @param client the root folder of the site's addresses
 * @throws Error where an inline style is left, or where the document has no attribute for the address of that file
 */
export async function finishedPage(html: string, client: URL): Promise<string> {
  const stripped = html.replace(astroStyle, "");
  if (/<style|\sstyle="/.test(stripped.replace(/<svg.*?<\/svg>/gs, ""))) {
    throw new Error("A page has an inline style, which its policy forbids.");
  }
  const needs = new Map<string, string>();
  for (const [opening, component = "", renderer = ""] of stripped.matchAll(island)) {
    const scripts = await scriptsOf([component, renderer], client);
    needs.set(opening + component + renderer, scripts.join(" "));
  }
  const islands = await writeRuntime(stripped, client);
  if (stripped.search(runtimeScript) >= 0 && !stripped.includes(unnamed)) {
    throw new Error("A page has no place for the address of its islands.");
  }
  const named = stripped
    .replace(runtimeScript, "")
    .replace(islandName, "")
    .replace(unsaid, "")
    .replace(emptyShape, "/>")
    .replace(fallbackCopy, "")
    .replace(unnamed, `data-islands="${islands}"`);
  return named.replace(
    island,
    (opening, component, renderer) =>
      `<astro-island data-scripts="${needs.get(opening + component + renderer)}"`,
  );
}

/** Writes the island runtime of a page, and returns its address. */
async function writeRuntime(html: string, client: URL): Promise<string> {
  const text = [...html.matchAll(runtimeScript)].map(([, script = ""]) => script.trim()).join("\n");
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const address = `/assets/islands.${hash}.js`;
  await writeFile(new URL(`.${address}`, client), text);
  return address;
}

/** The addresses of scripts and of all their static imports, without repetition. */
async function scriptsOf(addresses: readonly string[], client: URL): Promise<string[]> {
  const found = new Set(addresses);
  for (const address of found) {
    const text = await readFile(new URL(`.${address}`, client), "utf8");
    for (const [, imported = ""] of text.matchAll(staticImport)) {
      found.add(new URL(imported, `http://localhost${address}`).pathname);
    }
  }
  return [...found];
}
