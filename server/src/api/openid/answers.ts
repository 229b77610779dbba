import { firstLanguage } from "@frontdoor/words/languages.ts";
import type { KoaContextWithOIDC } from "oidc-provider";
import { nothingLoads } from "../../platform/http/api-headers.ts";
import { leavingPage } from "../../platform/http/bare-page.ts";
import { longestLocation } from "../../platform/http/short-locations.ts";
import { askedLanguage, type LanguageConfig } from "../../platform/language/offered-language.ts";

/**
 * The library's metadata lists every response mode that it knows; ours has two. The metadata has two addresses, each
 * also with a slash at its end.
 */
export async function tellResponseMode(ctx: KoaContextWithOIDC, next: () => Promise<void>) {
  await next();
  const told: unknown = ctx.body;
  if (!ctx.path.toLowerCase().startsWith("/.well-known/") || Object(told) !== told) return;
  ctx.body = { ...Object(told), response_modes_supported: ["query", "form_post"] };
}

/** The page that posts a response to its client runs one script; the library adds its hash. */
export async function letFormPost(ctx: KoaContextWithOIDC, next: () => Promise<void>) {
  if (/^\/auth(?:\/|$)/.test(ctx.path)) {
    ctx.set("Content-Security-Policy", `${nothingLoads}; base-uri 'none'; script-src`);
  }
  await next();
}

/** Clients ignore the body of this response (RFC 7009, 2.2), but some libraries fail where it is not JSON. */
export async function answerRevocationInJson(ctx: KoaContextWithOIDC, next: () => Promise<void>) {
  await next();
  if (ctx.path === "/token/revocation" && ctx.status === 200) ctx.body = {};
}

/** Redirects by a page where the address is too long for a header, as `short-locations` does for our own responses. */
export function leadByPage(config: LanguageConfig) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const { location } = ctx.response.headers;
    if (typeof location !== "string" || location.length <= longestLocation) return;
    const language = askedLanguage(config, ctx.get("Accept-Language")) ?? firstLanguage;
    const { html, headers } = leavingPage(location, language);
    ctx.remove("Location");
    ctx.status = 200;
    ctx.set(headers);
    ctx.set("Content-Security-Policy", framedBy(location, headers["Content-Security-Policy"]));
    ctx.body = html;
  };
}

/**
 * A client may renew a login in a frame of its page, which follows a redirect: it may frame the page that replaces one
 * too.
 */
function framedBy(location: string, policy: string): string {
  const { protocol, origin } = URL.parse(location) ?? {};
  const isSite = protocol === "https:" || protocol === "http:";
  return isSite ? policy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`) : policy;
}
