import type { FastifyInstance } from "fastify";

/** Letters of an address of ours. With the other headers it has room in a head of 4 KB, which is what proxies take. */
const longestLocation = 2_048;

/**
 * Leads to a page of ours without its query where that is longer than any of a page: of a head that does not fit, nginx
 * takes the process for one that is away. A request of OpenID Connect may be long.
 */
export function shortenLocations(app: FastifyInstance): void {
  app.addHook("onSend", async (_request, reply) => {
    const location = reply.getHeader("location");
    if (typeof location !== "string" || location.length <= longestLocation) return;
    if (!location.startsWith("/") || location.startsWith("/oidc/")) return;
    const [path = "/"] = location.split("?", 1);
    reply.header("Location", path.length > longestLocation ? "/" : path);
  });
}
