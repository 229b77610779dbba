import type { FastifyInstance } from "fastify";

/** The longest body of any call. */
const drainedBytes = 4 * 1024 * 1024;

/**
 * Reads what is left of a body that is refused, and throws it away, where its length is known. Else the connection is
 * reset, and a proxy that still sends takes the process for one that is away: nginx asks it nothing for ten seconds, so
 * that two requests of a stranger put two processes out.
 */
export function drainRefusedBodies(app: FastifyInstance): void {
  app.addHook("onSend", async ({ headers, raw }, reply) => {
    if (raw.complete || !(Number(headers["content-length"]) <= drainedBytes)) return;
    reply.removeHeader("connection");
  });
}
