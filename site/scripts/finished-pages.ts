import { readFile } from "node:fs/promises";

/** What Astro writes for its own elements; ours is in the style sheets, as the policy wants no inline one. */
const astroStyle = /<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/g;

const island = /<astro-island(?=[^>]* component-url="([^"]*)")(?=[^>]* renderer-url="([^"]*)")/g;
const staticImport = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*${},\s]+from\s*)?"(\.[^"]+\.js)"/g;

/**
 * A page as Astro wrote it, without the style that it writes into each, and with the addresses of all scripts
 * that an island needs on the island: asked for one after the other they would be four round trips.
 * @param client the folder that the site's addresses begin in
 * @throws Error where an inline style is left
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
  return stripped.replace(
    island,
    (opening, component, renderer) =>
      `<astro-island data-scripts="${needs.get(opening + component + renderer)}"`,
  );
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
