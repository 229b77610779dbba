import type { FastifyInstance } from "fastify";

/**
 * Logs one line for each call: the route's template, never the address, which may contain a token, a name or an email
 * address (SEC-H3). Files of the site are not logged.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url;
    if (!/^\/(?:api|oidc)\//.test(route ?? "")) return done();
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      "answered",
    );
    done();
  });
}
