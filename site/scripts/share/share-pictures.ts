import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Product } from "@frontdoor/brand/colours.ts";
import { brandIcon } from "@frontdoor/brand/mark.ts";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import subsetFont from "subset-font";
import { runnerImport } from "vite";
import { iconWidths } from "./app-manifest.ts";
import { iconFile, iconFileWidth } from "./icon-file.ts";

const products: readonly Product[] = ["patient", "practice", "academic"];
const require = createRequire(import.meta.url);
const displayFont =
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2";

/** Where the picture of a product is, below the site's own address. */
export function pictureOf(product: Product): string {
  return `/share/${product}.png`;
}

/** Draws the picture of each product and the icons that no SVG serves into the built site. */
export async function writePictures(client: URL): Promise<void> {
  await initWasm(await readFile(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const { module } = await runnerImport<typeof import("./share-picture.tsx")>(
    new URL("share-picture.tsx", import.meta.url).pathname,
    { configFile: false, logLevel: "error" },
  );
  const font = await headingFont();
  for (const product of products) {
    const drawn = new Resvg(module.sharePicture(product), {
      font: { fontBuffers: [font], defaultFontFamily: "Bricolage Grotesque" },
    });
    await writeFile(new URL(`.${pictureOf(product)}`, client), drawn.render().asPng());
  }
  for (const width of iconWidths) {
    const drawn = new Resvg(brandIcon, { fitTo: { mode: "width", value: width } });
    await writeFile(new URL(`icon-${width}.png`, client), drawn.render().asPng());
  }
  const small = new Resvg(brandIcon, { fitTo: { mode: "width", value: iconFileWidth } });
  await writeFile(new URL("favicon.ico", client), iconFile(small.render().asPng()));
}

/** The display font as the renderer reads it: without compression, and of one weight. */
async function headingFont(): Promise<Uint8Array> {
  const original = await readFile(require.resolve(displayFont));
  const letters = Array.from({ length: 0x5f }, (_, i) => String.fromCharCode(0x20 + i)).join("");
  return subsetFont(original, `${letters}‘’“”–`, {
    targetFormat: "truetype",
    variationAxes: { opsz: 48, wght: 560 },
  });
}
