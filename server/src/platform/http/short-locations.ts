import { openidPath } from "@frontdoor/contract/products/openid.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import type { FastifyInstance } from "fastify";
import { leavingPage } from "./bare-page.ts";

/** Letters of an address that is led to. With the other headers it has room in a head of 4 KB, which is what proxies take. */
export const longestLocation = 2_048;

/**
 * Keeps the heads of redirects short: of one that does not fit, nginx takes the process for one that is away. To a page of
 * ours it leads without the query, which is longer than any of a page; to where OpenID Connect goes on, by a page.
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
