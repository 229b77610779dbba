/** Where the built site is. */
export const buildFolder = new URL("../build/", import.meta.url);

/** Where the pages of one language are made, before they join the others. */
export function buildFolderOf(language: string): URL {
  return new URL(`languages/${language}/`, buildFolder);
}
