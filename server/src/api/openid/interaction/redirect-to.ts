import type { FastifyReply } from "fastify";

/**
 * Redirects a browser, by `GET` whatever its method; with `no-referrer` later forms would have no origin.
 * @returns the reply, which an async handler has to return: otherwise the server would send a second response
 */
export function redirectTo(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(303).headers({ Location: location, "Referrer-Policy": "same-origin" }).send();
}
