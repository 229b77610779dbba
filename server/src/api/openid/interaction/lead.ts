import type { FastifyReply } from "fastify";

/**
 * Leads a browser on, by `GET` whatever it came by; `no-referrer` would make later forms come from nowhere.
 * @returns the reply, which an async handler has to return as well: the server would answer a second time else
 */
export function lead(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(303).headers({ Location: location, "Referrer-Policy": "same-origin" }).send();
}
