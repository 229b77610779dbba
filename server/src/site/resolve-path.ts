import type { SiteManifest, SitePage } from "./site-manifest.ts";

/** What an address of the site stands for (STACK.md, server mapping). */
export type Resolved =
  | { kind: "file"; name: string }
  | { kind: "page"; page: SitePage }
  | { kind: "redirect"; to: string; status: 302 | 308 }
  | { kind: "missing" };

/** @param path as in the request, without the query; percent-encoding untouched */
export type PathResolver = (path: string) => Resolved;

/**
 * Exact file, then page, then the addresses that carry a value; a trailing slash is moved away, any
 * other page address leads to `/` (S2.026), and what no page could be is missing (SEC-G13).
 */
export function createPathResolver(
  manifest: SiteManifest,
  fileNames: ReadonlySet<string>,
): PathResolver {
  const pageFiles = new Set(
    [...Object.values(manifest.pages), manifest.fallback].map((p) => p.file),
  );
  const patterns = manifest.fallback.patterns.map(patternOf);
  return (path) => {
    const page = Object.hasOwn(manifest.pages, path) ? manifest.pages[path] : undefined;
    if (page !== undefined) return { kind: "page", page };
    const name = path.slice(1);
    if (fileNames.has(name) && !pageFiles.has(name)) return { kind: "file", name };
    if (path.endsWith("/") && Object.hasOwn(manifest.pages, path.slice(0, -1))) {
      return { kind: "redirect", to: path.slice(0, -1), status: 308 };
    }
    if (patterns.some((pattern) => pattern.test(path))) {
      return { kind: "page", page: manifest.fallback };
    }
    return isPageLike(path) ? { kind: "redirect", to: "/", status: 302 } : { kind: "missing" };
  };
}

/** `/passwordreset/:context/:hash` as an expression over whole, non-empty parts. */
function patternOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`);
}

const notPages = ["/assets", "/api", "/dev", "/.", "/csp-report", "/problems"];

/** Page addresses have no extension and lie outside the folders of assets and calls. */
function isPageLike(path: string): boolean {
  if (notPages.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) return false;
  if (/%2e|%2f|%5c|%00|\\|\/\.|\/\//i.test(path)) return false;
  return !/\.[A-Za-z0-9]+$/.test(path);
}
