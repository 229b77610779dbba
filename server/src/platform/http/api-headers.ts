import type { FastifyInstance, FastifyReply } from "fastify";

/** The content security policy of everything that is no page: it loads nothing, and no page may frame it. */
export const nothingLoads = "default-src 'none'; frame-ancestors 'none'";

/** The header of every response that has its request's id, by which the log is searched. */
export const requestIdHeader = "X-Request-Id";

/** HSTS, for two years and all subdomains, where there is TLS to insist on (SEC-F2). */
export function transportHeaders(isHttps: boolean): Record<string, string> {
  return isHttps ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {};
}

/**
 * Gives every response the headers of an API response (SEC-F3) at its start: a refused body or a foreign origin never
 * reaches later code that could add them. Pages and files set their own.
 */
export function beginWithApiHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  app.addHook("onRequest", (_request, reply, done) => {
    setApiHeaders(reply, isHttps);
    done();
  });
}

/** The same for a response that is sent before any hook runs. */
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

/** Lets caches keep a response that is the same for everybody. */
export function allowCaching(reply: FastifyReply, seconds: number): void {
  reply.header("Cache-Control", `public, max-age=${seconds}`);
}
