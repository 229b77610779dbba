import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Product } from "@frontdoor/brand/colours.ts";
import { language } from "@frontdoor/words/language.ts";
import { Resvg } from "@resvg/resvg-wasm";
import subsetFont from "subset-font";
import { runnerImport } from "vite";
import { languageConditions } from "../language-conditions.ts";
import { startRenderer } from "./renderer.ts";

const products: readonly Product[] = ["patient", "practice", "academic"];
const require = createRequire(import.meta.url);
const displayFont =
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2";

/** The path of a product's picture, below a language's prefix. */
export function pictureOf(product: Product): string {
  return `/share/${product}.png`;
}

/** Renders the picture of each product, with its texts. */
export async function writeSharePictures(client: URL): Promise<void> {
  await startRenderer();
  const { module } = await runnerImport<typeof import("./share-picture.tsx")>(
    new URL("share-picture.tsx", import.meta.url).pathname,
    { configFile: false, logLevel: "error", plugins: [languageConditions(language.code)] },
  );
  const font = await headingFont();
  await mkdir(new URL("share/", client), { recursive: true });
  for (const product of products) {
    const drawn = new Resvg(module.sharePicture(product), {
      font: { fontBuffers: [font], defaultFontFamily: "Bricolage Grotesque" },
    });
    await writeFile(new URL(`.${pictureOf(product)}`, client), drawn.render().asPng());
  }
}

/** The display font at one weight and uncompressed, as the renderer requires. */
async function headingFont(): Promise<Uint8Array> {
  const original = await readFile(require.resolve(displayFont));
  const letters = Array.from({ length: 0x5f }, (_, i) => String.fromCharCode(0x20 + i)).join("");
  return subsetFont(original, `${letters}‘’“”–áêëéèïîôöúûüŉ`, {
    targetFormat: "truetype",
    variationAxes: { opsz: 48, wght: 560 },
  });
}
