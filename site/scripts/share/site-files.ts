import { writeFile } from "node:fs/promises";
import { brandIcon } from "@frontdoor/brand/mark.ts";
import { Resvg } from "@resvg/resvg-wasm";
import { appManifest, iconWidths } from "./app-manifest.ts";
import { iconFile, iconFileWidth } from "./icon-file.ts";
import { startRenderer } from "./renderer.ts";

/** Writes the files that all languages share: icons and the manifest. */
export async function writeSiteFiles(client: URL): Promise<void> {
  await writeFile(new URL("icon.svg", client), brandIcon);
  await writeFile(new URL("site.webmanifest", client), appManifest());
  await writeIcons(client);
}

/** Renders the icons that cannot be SVG. */
async function writeIcons(client: URL): Promise<void> {
  await startRenderer();
  for (const width of iconWidths) {
    const drawn = new Resvg(brandIcon, { fitTo: { mode: "width", value: width } });
    await writeFile(new URL(`icon-${width}.png`, client), drawn.render().asPng());
  }
  const small = new Resvg(brandIcon, { fitTo: { mode: "width", value: iconFileWidth } });
  await writeFile(new URL("favicon.ico", client), iconFile(small.render().asPng()));
}
