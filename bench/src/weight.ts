import { brotliCompressSync } from "node:zlib";
import type { Bench, Figures } from "./bench.ts";

const paths = ["/", "/login", "/signup/practice", "/signup/academic", "/forgotpassword"];

const staticImport = /(?:\bfrom|\bimport)\s*"([^"]+\.js)"/g;
const assetInPage = /\/assets\/[\w.-]+/g;

/** What a first visit to a page transfers, Brotli-compressed, by kind. */
export const weight: Bench = {
  name: "weight",
  about: "Bytes of a first visit (Brotli): the document and all that it names or imports.",
  async run({ frontDoor }) {
    const figures: Figures = {};
    for (const path of paths) figures[path] = await weigh(frontDoor.url, path);
    return figures;
  },
};

async function weigh(baseUrl: string, path: string): Promise<Record<string, number>> {
  const bytes = { html: 0, js: 0, css: 0, font: 0, other: 0 };
  const html = await textOf(`${baseUrl}${path}`);
  bytes.html = brotliCompressSync(html).length;
  const waiting = new Set(html.match(assetInPage) ?? []);
  for (const asset of waiting) {
    const kind = kindOf(asset);
    const body = Buffer.from(await (await fetch(baseUrl + asset)).arrayBuffer());
    bytes[kind] += kind === "font" ? body.length : brotliCompressSync(body).length;
    if (kind === "js") {
      for (const [, name = ""] of body.toString().matchAll(staticImport)) {
        waiting.add(new URL(name, baseUrl + asset).pathname);
      }
    }
  }
  const total = Object.values(bytes).reduce((sum, count) => sum + count);
  return { ...bytes, total };
}

function kindOf(asset: string): "js" | "css" | "font" | "other" {
  if (asset.endsWith(".js")) return "js";
  if (asset.endsWith(".css")) return "css";
  return asset.endsWith(".woff2") ? "font" : "other";
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
