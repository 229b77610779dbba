import { globSync, readFileSync, writeFileSync } from "node:fs";

export const integrateDocuments = () => globSync("docs/integrate/*.md").toSorted();
export const sampleFiles = () => globSync("docs/integrate/samples/*.mjs").toSorted();

const shown = /(<!-- (samples\/[\w.-]+\.mjs) -->\n\n?```js\n)[\s\S]*?(```\n)/g;

/** A document of docs/integrate with its samples as their files are. */
export function withSamples(document: string): string {
  return document.replace(shown, (_all, before: string, file: string, after: string) =>
    [before, readFileSync(`docs/integrate/${file}`, "utf8"), after].join(""),
  );
}

/** The samples that a document shows, as their files are named. */
export function samplesIn(document: string): string[] {
  return [...document.matchAll(shown)].map(([, , file]) => `docs/integrate/${file}`);
}

if (import.meta.main) {
  for (const path of integrateDocuments()) {
    writeFileSync(path, withSamples(readFileSync(path, "utf8")));
  }
}
