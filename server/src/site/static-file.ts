import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A file as it is kept in memory, ready to leave. */
export interface StaticFile {
  type: string;
  /** Strong validator: the hash of the content. */
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

export type Encoding = "identity" | "gzip" | "br";

const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  woff2: "font/woff2",
  png: "image/png",
  ico: "image/x-icon",
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

const compress = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a file once, as far as it goes. */
export async function toStaticFile(name: string, content: Buffer): Promise<StaticFile> {
  const type = types[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  const isText = /charset/.test(type);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gzipped] = isText
    ? await Promise.all([compress(content, { params }), zip(content, { level: 9 })])
    : [content, content];
  return {
    type,
    etag: createHash("sha256").update(content).digest("base64url").slice(0, 27),
    bodies: { identity: content, gzip: gzipped, br },
  };
}

/** The best form of a file that a client takes, by its `Accept-Encoding`. */
export function chooseEncoding(file: StaticFile, acceptEncoding: string | undefined): Encoding {
  if (file.bodies.br === file.bodies.identity || acceptEncoding === undefined) return "identity";
  const accepted = new Map(
    acceptEncoding.split(",").map((part) => {
      const [coding = "", quality] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [coding, quality === undefined || Number(quality) > 0];
    }),
  );
  if (accepted.get("br")) return "br";
  return accepted.get("gzip") ? "gzip" : "identity";
}
