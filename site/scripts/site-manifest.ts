import type { PageKind } from "../pages.ts";

/** A page as the server reads it. */
export interface BuiltPage {
  /** Relative to `site/build/client`. */
  file: string;
  kind: PageKind | "token";
  /** `sha256-…` of each inline script that runs. */
  cspHashes: string[];
}

/** The handler of a language's forms that are sent without script. */
export interface BuiltForms {
  /** Relative to the build folder. */
  file: string;
  /** The English paths of pages with forms, with `:name` for a parameter. */
  paths: readonly string[];
  /** The English paths of pages with a GET form. */
  asked: readonly string[];
}

/**
 * What the server reads: `site/build/site-manifest.json`. Fallbacks serve addresses with a value or secret, by the
 * pattern of their path. Addresses include every language, such as `/af/login`.
 */
export interface SiteManifest {
  pages: Record<string, BuiltPage>;
  /** By path and query, such as `/verifyEmail?role=HOD`. */
  variants: Record<string, BuiltPage>;
  fallbacks: Record<string, BuiltPage>;
  /** By language. */
  forms: Record<string, BuiltForms>;
  /** The English paths for search engines; the server adds the other languages. */
  siteMap: string[];
}

/** Merges the pages of several languages into one site. */
export function joined(manifests: readonly SiteManifest[]): SiteManifest {
  return {
    pages: Object.assign({}, ...manifests.map(({ pages }) => pages)),
    variants: Object.assign({}, ...manifests.map(({ variants }) => variants)),
    fallbacks: Object.assign({}, ...manifests.map(({ fallbacks }) => fallbacks)),
    forms: Object.assign({}, ...manifests.map(({ forms }) => forms)),
    siteMap: manifests[0]?.siteMap ?? [],
  };
}
