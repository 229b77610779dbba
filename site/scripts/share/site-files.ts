import { writeFile } from "node:fs/promises";
import { brandIcon } from "@frontdoor/brand/mark.ts";
import { appManifest } from "./app-manifest.ts";
import { writeIcons } from "./icons.ts";

/** Writes what a site has once, whatever its languages: its icons, and what a home screen asks for. */
export async function writeSiteFiles(client: URL): Promise<void> {
  await writeFile(new URL("icon.svg", client), brandIcon);
  await writeFile(new URL("site.webmanifest", client), appManifest());
  await writeIcons(client);
}
