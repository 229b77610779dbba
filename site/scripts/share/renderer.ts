import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm } from "@resvg/resvg-wasm";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

let started: Promise<void> | null = null;

/** Initialises the SVG renderer. */
export function startRenderer(): Promise<void> {
  started ??= readFile(require.resolve("@resvg/resvg-wasm/index_bg.wasm")).then(initWasm);
  return started;
}

export const displayFont = "bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal";

/**
 * A variable font at one weight and uncompressed, as the renderer requires.
 * @param file of Fontsource, without its ending
 * @param others the letters that it has beside those of ASCII
 */
export async function rendererFont(
  file: string,
  others: string,
  variationAxes: Record<string, number>,
): Promise<Uint8Array> {
  const original = await readFile(require.resolve(`@fontsource-variable/${file}.woff2`));
  const letters = Array.from({ length: 0x5f }, (_, i) => String.fromCharCode(0x20 + i)).join("");
  return subsetFont(original, letters + others, { targetFormat: "truetype", variationAxes });
}
