import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** The description of a call in its source. */
export interface Words {
  description: string;
  /** The first sentence of the description, without the clauses that it cites. */
  summary: string;
  /** The source file of the call: `forgot-password`. */
  tag: string;
}

/**
 * The docstring of each call that the sources of an API export, by the call's name, so that a call's description is
 * written once, beside it.
 */
export function docstrings(api: string): Map<string, Words> {
  const found = new Map<string, Words>();
  for (const file of globSync(`contract/src/${api}/*.ts`).sort()) {
    const declarations = readFileSync(file, "utf8").matchAll(
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = call\(/g,
    );
    for (const [, comment = "", name = ""] of declarations) {
      const description = comment.replace(/\s*\n\s*\*\s*/g, " ").trim();
      found.set(name, {
        description,
        summary: firstSentence(description),
        tag: basename(file, ".ts"),
      });
    }
  }
  return found;
}

/** Clauses and rows are cited in brackets: `(S7.055–S7.059)`. */
const citation = / ?\((?:[A-Z]+-?[A-Z]*\d[\w.–-]*(?:, )?)+\)/g;

const firstSentence = (text: string): string =>
  (/^.*?[.](?= |$)/.exec(text.replace(citation, ""))?.[0] ?? text).replace(/\.$/, "");
