import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const words = join(import.meta.dirname, "../../../words");

/** The words of the repository in a folder of a test's own. */
export function openWordsFolder() {
  const folder = mkdtempSync(join(tmpdir(), "frontdoor-words-"));
  for (const name of ["en", "af", "zu", "languages.ts", "server-words.ts", "package.json"]) {
    cpSync(join(words, name), join(folder, name), { recursive: true });
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
