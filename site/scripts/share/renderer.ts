import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm } from "@resvg/resvg-wasm";

const require = createRequire(import.meta.url);

/** Makes ready what turns SVG into PNG; once in a process. */
export async function startRenderer(): Promise<void> {
  await initWasm(await readFile(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
}
