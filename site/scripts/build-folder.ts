/** The folder of the built site. */
export const buildFolder = new URL("../build/", import.meta.url);

/** The folder of one language's pages, before they are merged. */
export function buildFolderOf(language: string): URL {
  return new URL(`languages/${language}/`, buildFolder);
}
