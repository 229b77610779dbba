import type { LoadedSite, SitePage } from "./load-site.ts";
import type { StoredFile } from "./stored-file.ts";

/** What an address of the site leads to. */
export type Destination =
  | { kind: "asset"; file: StoredFile; isImmutable: boolean }
  | { kind: "page"; page: SitePage; carriesSecret: boolean }
  | { kind: "redirect"; status: 302 | 308; location: string }
  | { kind: "missing" };

/** First parts of a path that never name a page, so that nothing there redirects (SEC-G13). */
const reserved = /^\/(?:api|dev|assets|metrics|healthz|readyz|csp-report|problems)(?:\/|$)/;
/** Dot segments, hidden files, `/.well-known/`, empty parts, backslashes and control characters. */
const suspicious = /\/\.|\/\/|[\\\p{Cc}]/u;
/** Hashed names: a changed file has another one. */
const immutable = /^\/assets\//;
const secretPattern = /^\/(?:passwordreset|requestremoval)\//;
const secretParameters = ["inviteCode", "inviteKey", "verificationCode"];

const missing: Destination = { kind: "missing" };

/**
 * The map from addresses to the built site: exact file, page as its query wants it, page with a value, else a page
 * navigation goes home (S2.026) and everything else is missing.
 */
export function createRouteMap(site: LoadedSite) {
  const patterns = [...site.fallbacks].map(([pattern, page]) => ({
    page,
    carriesSecret: secretPattern.test(pattern),
    matches: new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`),
  }));
  const variants = [...site.variants].map(([address, page]) => {
    const [path, query] = address.split("?");
    const [[name, value] = ["", ""]] = new URLSearchParams(query);
    return { path, name, value, page };
  });
  /** The first of several values counts, as it does for the page itself. */
  const variantOf = (path: string, query: string) => {
    const parameters = new URLSearchParams(query);
    return variants.find((each) => each.path === path && parameters.get(each.name) === each.value);
  };
  const patternOf = (path: string) => patterns.find(({ matches }) => matches.test(path));
  const isPage = (path: string) => site.pages.has(path) || patternOf(path) !== undefined;

  /**
   * @param url the request target as it came, e.g. `/login?inviteCode=x`
   * @param isNavigation whether a person may be opening a page; other requests are never redirected home
   */
  return (url: string, isNavigation: boolean): Destination => {
    const queryStart = url.indexOf("?");
    const path = queryStart === -1 ? url : url.slice(0, queryStart);
    const query = queryStart === -1 ? "" : url.slice(queryStart);

    const asset = site.assets.get(path);
    if (asset !== undefined)
      return { kind: "asset", file: asset, isImmutable: immutable.test(path) };
    const page = variantOf(path, query)?.page ?? site.pages.get(path);
    if (page !== undefined) {
      return { kind: "page", page, carriesSecret: pageCarriesSecret(path, page, query) };
    }
    const decoded = decode(path);
    if (decoded === null || suspicious.test(decoded) || reserved.test(decoded)) return missing;
    const pattern = patternOf(path);
    const isFileName = /\.\w+$/.test(decoded);
    if (pattern !== undefined && (pattern.carriesSecret || !isFileName)) {
      return { kind: "page", page: pattern.page, carriesSecret: true };
    }
    if (path.endsWith("/") && isPage(path.slice(0, -1))) {
      return { kind: "redirect", status: 308, location: path.slice(0, -1) + query };
    }
    if (isFileName || !isNavigation) return missing;
    return { kind: "redirect", status: 302, location: "/" };
  };
}

/** The code of an invite or a verification in the query is a secret like one in the path (SEC-C13). */
function pageCarriesSecret(path: string, page: SitePage, query: string): boolean {
  if (page.kind === "token" || path === "/verifyEmail") return true;
  if (query === "") return false;
  const parameters = new URLSearchParams(query);
  return secretParameters.some((name) => parameters.has(name));
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
