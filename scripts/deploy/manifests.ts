import { readFileSync } from "node:fs";
import { loadAll, YAML11_SCHEMA } from "js-yaml";

/** The documents of a YAML file, parsed by version 1.1, which has the merge keys of compose. */
export function documentsIn(file: string): unknown[] {
  return loadAll(readFileSync(file, "utf8"), { schema: YAML11_SCHEMA });
}

/** Every variable that .env.example lists. */
export function knownVariables(): Set<string> {
  const listed = readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm);
  return new Set([...listed].map(([, name]) => String(name)));
}
