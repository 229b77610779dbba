import { languageOfPath, pathIn } from "@frontdoor/contract/languages.ts";
import { signUpLinkParameter } from "@frontdoor/contract/posted-forms.ts";
import { firstLanguage, type LanguageCode, languageCodes } from "@frontdoor/words/languages.ts";
import { percentDecoded } from "../../../platform/http/percent-decoded.ts";
import type { StoredFile } from "../files/stored-file.ts";
import type { LoadedSite, SitePage } from "../load-site.ts";
import { isConsolePage } from "./console-pages.ts";

export type Destination =
  | { kind: "asset"; file: StoredFile; isImmutable: boolean }
  | { kind: "page"; page: SitePage; address: PageAddress; carriesSecret: boolean }
  | { kind: "redirect"; status: 302 | 308; location: string }
  /** English was chosen, on a page in another language: the address says so, since that of the page does not. */
  | { kind: "english"; location: string }
  | { kind: "missing" };

/** The address of a page: its language, and what it is in English, with the query as it came. */
export interface PageAddress {
  language: LanguageCode;
  path: string;
  query: string;
}

/** First parts of a path that never name a page, so that nothing there redirects (SEC-G13). */
const reserved =
  /^\/(?:api|callbacks|oidc|dev|assets|metrics|healthz|readyz|csp-report|problems)(?:\/|$)/;
/** Dot segments, hidden files, `/.well-known/`, empty parts, backslashes and control characters. */
const suspicious = /\/\.|\/\/|[\\\p{Cc}]/u;
/** Hashed names: a changed file has another one. */
const immutable = /^\/assets\//;
const secretPattern = /^\/(?:passwordreset|requestremoval|account\/email|not-me|stored-data)\//;
const secretParameters = ["inviteCode", "inviteKey", "verificationCode", signUpLinkParameter];

const missing: Destination = { kind: "missing" };

/**
 * The map from addresses to the built site: exact file, page as its query wants it, page with a value, else a page
 * navigation goes home (S2.026) and everything else is missing.
 * @param start where home is
 */
export function createRouteMap(site: LoadedSite, start = "/") {
  const patterns = [...site.fallbacks].map(([pattern, page]) => ({
    page,
    carriesSecret: secretPattern.test(languageOfPath(pattern).path),
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
    const named = isNavigation ? namedLanguage(url) : undefined;
    if (named === undefined || site.pages.has(`/${named.language}`)) return find(url, isNavigation);
    const location = addressOf(find(named.rest, true), named.rest);
    if (named.language === firstLanguage) return { kind: "english", location };
    return { kind: "redirect", status: 302, location };
  };

  function find(url: string, isNavigation: boolean): Destination {
    const queryStart = url.indexOf("?");
    const path = queryStart === -1 ? url : url.slice(0, queryStart);
    const query = queryStart === -1 ? "" : url.slice(queryStart);

    const asset = site.assets.get(path);
    if (asset !== undefined)
      return { kind: "asset", file: asset, isImmutable: immutable.test(path) };
    const page = variantOf(path, query)?.page ?? site.pages.get(path);
    if (page !== undefined) {
      const address = { ...languageOfPath(path), query };
      return { kind: "page", page, address, carriesSecret: pageCarriesSecret(page, address) };
    }
    const decoded = percentDecoded(path);
    if (decoded === null || suspicious.test(decoded) || reserved.test(decoded)) return missing;
    const pattern = patternOf(path);
    const isFileName = /\.\w+$/.test(decoded);
    if (pattern !== undefined && (pattern.carriesSecret || !isFileName)) {
      const address = { ...languageOfPath(path), query };
      return { kind: "page", page: pattern.page, address, carriesSecret: true };
    }
    if (path.endsWith("/") && isPage(path.slice(0, -1))) {
      return { kind: "redirect", status: 308, location: path.slice(0, -1) + query };
    }
    if (isFileName || !isNavigation) return missing;
    const { language } = languageOfPath(path);
    const home = pathIn(language, start);
    return { kind: "redirect", status: 302, location: site.pages.has(home) ? home : start };
  }
}

/** The address of a page, with its slash at the end taken off; home for whatever is no page. */
function addressOf(destination: Destination, address: string): string {
  if (destination.kind === "page") return address;
  return destination.kind === "redirect" ? destination.location : "/";
}

/** The language that an address begins with, English too, and the address without it. */
function namedLanguage(url: string): { language: LanguageCode; rest: string } | undefined {
  const [, first, rest = ""] = /^\/([a-z]+)(?=[/?]|$)(.*)$/s.exec(url) ?? [];
  const language = languageCodes.find((code) => code === first);
  return language && { language, rest: rest.startsWith("/") ? rest : `/${rest}` };
}

/**
 * The code of an invite or a verification in the query is a secret like one in the path (SEC-C13); what the console
 * shows is nobody else's business anywhere.
 */
function pageCarriesSecret({ kind }: SitePage, { path, query }: PageAddress): boolean {
  if (kind === "token" || path === "/verifyEmail" || isConsolePage(path)) return true;
  if (query === "") return false;
  const parameters = new URLSearchParams(query);
  return secretParameters.some((name) => parameters.has(name));
}
