import { globSync, readFileSync } from "node:fs";

/**
 * The docstring of each call that the sources of an API export, by the call's name: the words about a
 * call stand beside it, and nowhere a second time.
 */
export function docstrings(api: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync(`contract/src/${api}/*.ts`).sort()) {
    const declarations = readFileSync(file, "utf8").matchAll(
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = call\(/g,
    );
    for (const [, comment = "", name = ""] of declarations) {
      found.set(name, comment.replace(/\s*\n\s*\*\s*/g, " ").trim());
    }
  }
  return found;
}
