import { readFile, writeFile } from "node:fs/promises";
import { finishedPage } from "./finished-pages.ts";
import { hashesOf } from "./script-hashes.ts";
import { withPageHead } from "./share/page-head.ts";

/**
 * Finishes a page that Astro wrote.
 * @param canonical its canonical path; a page without one is not for search engines
 * @returns the CSP sources of its inline scripts
 */
export async function finishPage(file: URL, client: URL, canonical?: string): Promise<string[]> {
  const finished = await finishedPage(await readFile(file, "utf8"), client);
  const html = canonical === undefined ? finished : withPageHead(finished, canonical);
  await writeFile(file, html);
  return hashesOf(html);
}
