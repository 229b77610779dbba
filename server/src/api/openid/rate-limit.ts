import { openidPath } from "@frontdoor/contract/products/openid.ts";
import type { FastifyInstance } from "fastify";
import { clientAddressOf } from "../../platform/http/client-address.ts";
import { sendFailure } from "../../platform/http/problem.ts";
import { takeOrRefuse } from "../../platform/rate-limits/refusal.ts";
import { redirectToEnded } from "./login-ended.ts";
import type { OpenidDeps } from "./openid-deps.ts";

/** The endpoints that a product's back end calls, with its key or a token, for all its people at once. */
const ofBackEnds = ["/request", "/token", "/token/revocation", "/token/introspection", "/me"].map(
  (path) => `${openidPath}${path}`,
);

/** The library accepts a path in upper or lower case, and with a slash at its end. */
export function isOfBackEnds(path: string): boolean {
  return ofBackEnds.includes(path.toLowerCase().replace(/\/$/, ""));
}

/** Whether a person's browser makes the request, so that the refusal has to be a page. */
function isPage(path: string): boolean {
  return /^\/(?:auth|interaction)(?:\/|$)/.test(path.slice(openidPath.length));
}

/** Rate-limits the requests of browsers, and of strangers, by client address. */
export function keepWithinRateLimit(scope: FastifyInstance, deps: OpenidDeps): void {
  scope.addHook("onRequest", async (request, reply) => {
    const [path = ""] = request.url.split("?");
    if (isOfBackEnds(path)) return;
    const refusal = await takeOrRefuse(deps, "openidByAddress", clientAddressOf(request));
    if (refusal === null) return;
    if (request.method !== "GET" || !isPage(path)) return sendFailure(reply, refusal);
    const change = `Wait ${refusal.retryAfterSeconds} seconds, and look for what begins logins again and again.`;
    reply.header("Retry-After", refusal.retryAfterSeconds);
    return redirectToEnded(reply, deps, {
      error: "temporarily_unavailable",
      refusal: { wrong: "More requests came from this address than it may make", change },
    });
  });
}
