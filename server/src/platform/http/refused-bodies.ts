import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
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

/** How long what still comes is read once the answer was sent, before the connection is reset. */
export const lingerMilliseconds = 2_000;

/** Ends a connection for good, unless it has ended by then. */
export function destroyLater(socket: Socket, milliseconds: number): void {
  const timer = setTimeout(() => socket.destroy(), milliseconds).unref();
  socket.once("close", () => clearTimeout(timer));
}

/**
 * Has what is left of a body read where the answer ends the connection, as an nginx wants it that is told nothing else:
 * Node would close the connection over it.
 */
export function lingerOverBody(request: IncomingMessage, response: ServerResponse): void {
  const { socket, headers } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
  response.once("prefinish", () => {
    if (!request.complete) socket.destroySoon = () => endSlowly(socket);
  });
}

function endSlowly(socket: Socket): void {
  socket.end();
  // Nothing that comes now is a request: the parser's own listener would make one of it.
  socket.removeAllListeners("data");
  socket.on("data", () => undefined).resume();
  socket.once("end", () => socket.destroy());
  destroyLater(socket, lingerMilliseconds);
}
