import type { FastifyReply } from "fastify";

/** The headers of every API answer (SECURITY.md 1.4). */
export function setApiHeaders(
  reply: FastifyReply,
  { isHttps, cacheSeconds }: { isHttps: boolean; cacheSeconds?: number | undefined },
): void {
  const mayCache = cacheSeconds !== undefined && reply.statusCode === 200;
  reply.headers({
    "Cache-Control": mayCache ? `public, max-age=${cacheSeconds}` : "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(isHttps ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {}),
  });
}
