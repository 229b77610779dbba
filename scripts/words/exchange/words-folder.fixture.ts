import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const words = join(import.meta.dirname, "../../../words");

/** The words of the repository in a folder of a test's own. */
export function openWordsFolder() {
  const folder = mkdtempSync(join(tmpdir(), "frontdoor-words-"));
  // What extends a file outside of the folder is left out.
  const filter = (file: string) => !file.endsWith("tsconfig.json");
  cpSync(words, folder, { recursive: true, filter });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
