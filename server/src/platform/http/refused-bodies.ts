import { maximumRowsBytes } from "@frontdoor/contract/products/import-people.ts";
import type { FastifyInstance } from "fastify";

/**
 * Reads what is left of a refused body that is no longer than any call's, and throws it away. Else the connection is
 * reset, and a proxy that still sends takes the process for one that is away: nginx asks it nothing for ten seconds, so
 * that two requests of a stranger put two processes out.
 */
export function drainRefusedBodies(app: FastifyInstance): void {
  app.addHook("onSend", async ({ headers, raw }, reply) => {
    if (raw.complete || !(Number(headers["content-length"]) <= maximumRowsBytes)) return;
    reply.removeHeader("connection");
  });
}
