import type { FastifyInstance, FastifyReply } from "fastify";

/** The policy of everything that is no page: nothing loads, nobody frames it. */
export const nothingLoads = "default-src 'none'; frame-ancestors 'none'";

/** Every answer carries the id by which its lines are found in the log. */
export const requestIdHeader = "X-Request-Id";

/** HSTS, for two years and all subdomains, where there is TLS to insist on (SEC-F2). */
export function transportHeaders(isHttps: boolean): Record<string, string> {
  return isHttps ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {};
}

/**
 * Every answer begins with the headers of an API answer (SEC-F3), whoever makes it: a refused
 * body or a foreign origin never reaches the code that would add them. Pages and files set their own.
 */
export function beginWithApiHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  app.addHook("onRequest", (_request, reply, done) => {
    setApiHeaders(reply, isHttps);
    done();
  });
}

/** The same for an answer that is made before any hook runs. */
export function setApiHeaders(reply: FastifyReply, isHttps: boolean): void {
  reply.headers({
    ...transportHeaders(isHttps),
    [requestIdHeader]: reply.request.id,
    "Cache-Control": "no-store",
    "Content-Security-Policy": nothingLoads,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
}

/** What is the same for everybody may be kept for a while. */
export function allowCaching(reply: FastifyReply, seconds: number): void {
  reply.header("Cache-Control", `public, max-age=${seconds}`);
}
