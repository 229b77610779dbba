import type { PageKind } from "../pages.ts";

/** A page as the server finds it. */
export interface BuiltPage {
  /** Relative to `site/build/client`. */
  file: string;
  kind: PageKind | "token";
  /** `sha256-…` of each inline script that runs. */
  cspHashes: string[];
}

/** What becomes of the forms of a language that are sent without script. */
export interface BuiltForms {
  /** In the build's folder. */
  file: string;
  /** Of the pages with forms, in English, with `:name` for a part that varies. */
  paths: readonly string[];
  /** Of the pages whose form asks by their address, in English. */
  asked: readonly string[];
}

/**
 * What the server reads: `site/build/site-manifest.json`. The fallbacks serve addresses that carry a value or a
 * secret, by the pattern of their path. Addresses are those of every language, such as `/af/login`.
 */
export interface SiteManifest {
  pages: Record<string, BuiltPage>;
  /** By path and query, e.g. `/verifyEmail?role=HOD`. */
  variants: Record<string, BuiltPage>;
  fallbacks: Record<string, BuiltPage>;
  /** By language. */
  forms: Record<string, BuiltForms>;
  /** The paths that search engines are told of, in English; the server knows the other languages'. */
  siteMap: string[];
}

/** The pages of several languages as one site. */
export function joined(manifests: readonly SiteManifest[]): SiteManifest {
  return {
    pages: Object.assign({}, ...manifests.map(({ pages }) => pages)),
    variants: Object.assign({}, ...manifests.map(({ variants }) => variants)),
    fallbacks: Object.assign({}, ...manifests.map(({ fallbacks }) => fallbacks)),
    forms: Object.assign({}, ...manifests.map(({ forms }) => forms)),
    siteMap: manifests[0]?.siteMap ?? [],
  };
}
