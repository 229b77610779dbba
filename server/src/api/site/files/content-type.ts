import { extname } from "node:path";

const contentTypes: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** The media type of a file that the site may hold; `null` for every other, which is not served. */
export function contentTypeOf(file: string): string | null {
  return contentTypes[extname(file)] ?? null;
}

/** Text compresses well; pictures and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return contentType.includes("charset=utf-8");
}
