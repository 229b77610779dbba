import { readFileSync, writeFileSync } from "node:fs";
import { figures } from "./figures.ts";

export const proofFile = "docs/proof.md";
export const pictureOf = (name: string) => `docs/pictures/${name}.svg`;

/** The document with the description of each figure as its text alternative and below it. */
export function withFigures(document: string): string {
  return Object.entries(figures).reduce((text, [name, figure]) => {
    const { title, description } = figure();
    const shown = new RegExp(`!\\[[^\\]]*\\]\\(pictures/${name}\\.svg\\)\\n\\n[^\\n]*`);
    return text.replace(shown, () => `![${title}](pictures/${name}.svg)\n\n*${description}*`);
  }, document);
}

if (import.meta.main) {
  for (const [name, figure] of Object.entries(figures)) {
    writeFileSync(pictureOf(name), figure().svg);
  }
  writeFileSync(proofFile, withFigures(readFileSync(proofFile, "utf8")));
}
