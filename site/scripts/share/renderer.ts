import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm } from "@resvg/resvg-wasm";

const require = createRequire(import.meta.url);

let started: Promise<void> | null = null;

/** Initialises the SVG renderer. */
export function startRenderer(): Promise<void> {
  started ??= readFile(require.resolve("@resvg/resvg-wasm/index_bg.wasm")).then(initWasm);
  return started;
}
