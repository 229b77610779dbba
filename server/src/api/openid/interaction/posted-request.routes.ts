import { stringify } from "node:querystring";
import { openidPath } from "@frontdoor/contract/products/openid.ts";
import type { FastifyInstance } from "fastify";
import { redirectToEnded } from "../login-ended.ts";
import type { OpenidDeps } from "../openid-deps.ts";
import { redirectTo } from "./redirect-to.ts";

/** What a reverse proxy takes in a line with room to spare: nginx by default 8 KiB. */
export const longestQuery = 7_000;

const unreadable = {
  error: "invalid_request",
  refusal: {
    wrong: `The posted request is no form, or longer than ${longestQuery} characters`,
    change: "Post application/x-www-form-urlencoded, and push what is long (PAR).",
  },
};

/**
 * Goes on by GET with a request that was posted (OpenID Connect Core, 3.1.2.1). A post from another site brings none of
 * our cookies along, which are `SameSite=Lax`: it would be given a device cookie in the place of the browser's own.
 */
export function postedRequestRoutes(scope: FastifyInstance, deps: OpenidDeps): void {
  const url = `${openidPath}/auth`;
  scope.post(
    url,
    {
      config: { anyOrigin: true },
      errorHandler: (_error, _request, reply) => redirectToEnded(reply, deps, unreadable),
    },
    async ({ body }, reply) => {
      const query = stringify(Object(body));
      return query.length > longestQuery
        ? redirectToEnded(reply, deps, unreadable)
        : redirectTo(reply, `${url}?${query}`);
    },
  );
}
