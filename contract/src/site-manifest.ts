import * as z from "zod/mini";

const page = z.object({
  /** Relative to the build's `client` folder. */
  file: z.string(),
  kind: z.enum(["brochure", "account", "token", "standalone"]),
  /** `sha256-…` of each inline script that runs. */
  cspHashes: z.array(z.string().check(z.regex(/^sha256-[A-Za-z0-9+/]{43}=$/))),
});
const forms = z.object({
  /** Relative to the build's folder. */
  file: z.string(),
  /** Of the pages with forms, in English, with `:name` for a part that varies. */
  paths: z.readonly(z.array(z.string())),
  /** Of the pages whose form asks by their address, in English. */
  asked: z.readonly(z.array(z.string())),
});

/** `site-manifest.json` of a build. The paths of its pages include every language, such as `/af/login`. */
export const siteManifest = z.object({
  pages: z.record(z.string(), page),
  /** Pages of their own for one value in a page's query, by path and query: `/verifyEmail?role=HOD`. */
  variants: z.record(z.string(), page),
  /** Pages for addresses with a value or secret, by pattern, e.g. `/requestremoval/:token`. */
  fallbacks: z.record(z.string(), page),
  /** The English paths in the site map for search engines; the server adds the other languages. */
  siteMap: z.array(z.string()),
  /** The forms that work without script, by language. */
  forms: z._default(z.record(z.string(), forms), {}),
});

/** What the build of the site tells the server: each page's path, file, kind and script hashes. */
export type SiteManifest = z.output<typeof siteManifest>;
export type ManifestPage = z.output<typeof page>;
export type ManifestForms = z.output<typeof forms>;
