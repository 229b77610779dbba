import { openidPath } from "@frontdoor/contract/products/openid.ts";
import type { FastifyInstance } from "fastify";
import { clientAddressOf } from "../../platform/http/client-address.ts";
import { sendFailure } from "../../platform/http/problem.ts";
import { takeOrRefuse } from "../../platform/rate-limits/refusal.ts";
import { leadToEnded } from "./login-ended.ts";
import type { OpenidDeps } from "./openid-deps.ts";

/** Where the back end of a product asks, with its key or with a token that it was given: for all its people at once. */
const ofBackEnds = ["/request", "/token", "/token/revocation", "/token/introspection", "/me"].map(
  (path) => `${openidPath}${path}`,
);

/** The library takes a path in any case, and with a slash behind it. */
export function isOfBackEnds(path: string): boolean {
  return ofBackEnds.includes(path.toLowerCase().replace(/\/$/, ""));
}

/** Where a person's browser is on its way to a login, who then reads a page. */
function isPage(path: string): boolean {
  return /^\/(?:auth|interaction)(?:\/|$)/.test(path.slice(openidPath.length));
}

/** What browsers ask, and strangers, has a rate limit for each address. */
export function keepWithinRateLimit(scope: FastifyInstance, deps: OpenidDeps): void {
  scope.addHook("onRequest", async (request, reply) => {
    const [path = ""] = request.url.split("?");
    if (isOfBackEnds(path)) return;
    const refusal = await takeOrRefuse(deps, "openidByAddress", clientAddressOf(request));
    if (refusal === null) return;
    if (request.method !== "GET" || !isPage(path)) return sendFailure(reply, refusal);
    const change = `Wait ${refusal.retryAfterSeconds} seconds, and look for what begins logins again and again.`;
    reply.header("Retry-After", refusal.retryAfterSeconds);
    return leadToEnded(reply, deps, {
      error: "temporarily_unavailable",
      refusal: { wrong: "More requests came from this address than it may make", change },
    });
  });
}
