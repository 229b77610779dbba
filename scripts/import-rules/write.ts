import { writeFileSync } from "node:fs";
import { importRules } from "./rules.ts";

/** The file with the rules for Biome, which `biome.json` extends. */
export const importRulesFile = "biome.imports.json";

/** The rules of `rules.ts` in Biome's own form: a JSON text with one entry a line. */
export function biomeImportRules(): string {
  const overrides = importRules.map(({ includes, bans }) => {
    const patterns = bans.map(({ specifiers, message }) => ({ group: specifiers, message }));
    const noRestrictedImports = { level: "error", options: { patterns } };
    return { includes, linter: { rules: { style: { noRestrictedImports } } } };
  });
  const lines = overrides.map((override) => JSON.stringify(override));
  return `{ "overrides": [\n${lines.join(",\n")}\n] }\n`;
}

if (import.meta.main) writeFileSync(importRulesFile, biomeImportRules());
