import type { Route } from "../app/routes.ts";

/** What Vite writes of a build: for each source the file made of it, and what that file needs. */
export type ViteManifest = Record<string, { file: string; imports?: string[] }>;

/** Where the application begins in the browser. */
export const entrySource = "app/entry.client.tsx";

/** The address of the file that was made of a source. */
export function addressOf(manifest: ViteManifest, source: string): string {
  const made = manifest[source];
  if (!made) throw new Error(`The build made nothing of ${source}.`);
  return `/${made.file}`;
}

/**
 * The addresses of the scripts that a page needs before it can answer: the entry first, then all that it,
 * the page and its layout import. The fallback, which has no route, needs the entry's alone.
 */
export function scriptsOf(manifest: ViteManifest, route: Route | null): string[] {
  const own = route === null ? [] : [`app/${route.file}`, `app/layouts/${route.layout}.tsx`];
  const sources = new Set([entrySource, ...own]);
  for (const source of sources) {
    for (const imported of manifest[source]?.imports ?? []) sources.add(imported);
  }
  return [...sources].map((source) => addressOf(manifest, source));
}
