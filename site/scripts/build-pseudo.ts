import { mkdir, rm, writeFile } from "node:fs/promises";
import { isCatalogue, pseudoSource } from "../../scripts/pseudo-language/pseudo.ts";
import { buildPages } from "./build-pages.ts";
import { writeSiteFiles } from "./share/site-files.ts";

/**
 * Builds the site in the pseudo-language, apart from the served one. Node must load its catalogues too: `node --import
 * ./scripts/pseudo-language/load-pseudo.ts`.
 */
const folder = new URL("../../.cache/pseudo-site/", import.meta.url);
const client = new URL("client/", folder);

await rm(folder, { recursive: true, force: true });
await mkdir(client, { recursive: true });
const manifest = await buildPages(folder, [
  {
    name: "pseudo-words",
    enforce: "pre",
    transform: (code, id) => (isCatalogue(id) ? { code: pseudoSource(code), map: null } : null),
  },
]);
await writeSiteFiles(client);
await writeFile(new URL("site-manifest.json", folder), JSON.stringify(manifest));
