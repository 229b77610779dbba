import { openidPath } from "@frontdoor/contract/products/openid.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import type { FastifyInstance } from "fastify";
import { leavingPage } from "./bare-page.ts";

/** The most letters of a redirect address. With the other headers it fits into 4 KB, which proxies accept. */
export const longestLocation = 2_048;

/**
 * Keeps the headers of redirects short: where they are too long for nginx, it takes the process for unreachable. A
 * redirect to a page of ours loses its query, since none of our pages has one of that length; one to the next step of
 * OpenID Connect becomes a page that redirects.
 */
export function shortenLocations(app: FastifyInstance): void {
  app.addHook("onSend", async ({ askedLanguage = firstLanguage }, reply, payload) => {
    const location = reply.getHeader("location");
    if (typeof location !== "string" || location.length <= longestLocation) return payload;
    if (location.startsWith("/") && !location.startsWith(`${openidPath}/`)) {
      const [path = "/"] = location.split("?", 1);
      reply.header("Location", path.length > longestLocation ? "/" : path);
      return payload;
    }
    const { html, headers } = leavingPage(location, askedLanguage);
    reply.code(200).removeHeader("location").headers(headers);
    return html;
  });
}
