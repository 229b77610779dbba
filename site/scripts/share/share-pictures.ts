import { mkdir, writeFile } from "node:fs/promises";
import type { Product } from "@frontdoor/brand/colours.ts";
import { language } from "@frontdoor/words/language.ts";
import { Resvg } from "@resvg/resvg-wasm";
import { runnerImport } from "vite";
import { languageConditions } from "../language-conditions.ts";
import { displayFont, rendererFont, startRenderer } from "./renderer.ts";

const products: readonly Product[] = ["patient", "practice", "academic"];
const letters = "‘’“”–áêëéèïîôöúûüŉ";

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
  const font = await rendererFont(displayFont, letters, { opsz: 48, wght: 560 });
  await mkdir(new URL("share/", client), { recursive: true });
  for (const product of products) {
    const drawn = new Resvg(module.sharePicture(product), {
      font: { fontBuffers: [font], defaultFontFamily: "Bricolage Grotesque" },
    });
    await writeFile(new URL(`.${pictureOf(product)}`, client), drawn.render().asPng());
  }
}
