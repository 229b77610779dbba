import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

/** What Astro writes for its own elements; ours is in the style sheets, as the policy wants no inline one. */
const astroStyle = /<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/g;

const island = /<astro-island(?=[^>]* component-url="([^"]*)")(?=[^>]* renderer-url="([^"]*)")/g;
/** A name that no script reads, and that differs with the folder a page was built in. */
const islandName = /(?<=<astro-island[^>]*) uid="[^"]*"/g;
/** What an island is taken for where it says nothing, and a name that only a failure's line in the console would have. */
const unsaid =
  /(?<=<astro-island[^>]*)(?: component-export="default"|(?<= opts="\{)&quot;name&quot;:&quot;\w+&quot;,)/g;
/** Astro's scripts, which make islands start, have no attribute; ours have. */
const runtimeScript = /<script>(.*?)<\/script>\n?/gs;
/** Where the document names the file of the runtime. */
const unnamed = 'data-islands=""';
/** In a drawing a shape may end as it begins, which saves bytes in every document. */
const emptyShape = /><\/(?:circle|ellipse|line|path|rect|stop)>/g;
const staticImport = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*${},\s]+from\s*)?"(\.[^"]+\.js)"/g;

/**
 * A page as Astro wrote it, without the style and the scripts that it writes into each. The scripts become a file
 * that `app/page-shell/island-runtime.ts` fetches, and each island gets the addresses of all that it needs: asked for
 * one after the other they would be four round trips.
 * @param client the folder that the site's addresses begin in
 * @throws Error where an inline style is left, or where the document has no place for the address of that file
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
    .replace(unnamed, `data-islands="${islands}"`);
  return named.replace(
    island,
    (opening, component, renderer) =>
      `<astro-island data-scripts="${needs.get(opening + component + renderer)}"`,
  );
}

/** Writes what makes the islands of a page start, and tells its address. */
async function writeRuntime(html: string, client: URL): Promise<string> {
  const text = [...html.matchAll(runtimeScript)].map(([, script = ""]) => script.trim()).join("\n");
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const address = `/assets/islands.${hash}.js`;
  await writeFile(new URL(`.${address}`, client), text);
  return address;
}

/** The addresses of scripts and of all that they import before they run, each once. */
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
