import { writeFile } from "node:fs/promises";
import { brandIcon } from "@frontdoor/brand/mark.ts";
import { appManifest } from "./app-manifest.ts";
import { writeIcons } from "./icons.ts";

/** Writes the files that all languages share: icons and the manifest. */
export async function writeSiteFiles(client: URL): Promise<void> {
  await writeFile(new URL("icon.svg", client), brandIcon);
  await writeFile(new URL("site.webmanifest", client), appManifest());
  await writeIcons(client);
}
