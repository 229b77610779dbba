import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { maximumRowsBytes } from "@frontdoor/contract/products/import-people.ts";
import type { FastifyInstance } from "fastify";

/**
 * Reads and discards the rest of a refused body, up to the size limit of the calls. Otherwise the connection is reset,
 * and a proxy that still sends takes the process for unreachable: nginx sends it nothing for ten seconds, so that two
 * requests of a stranger take two processes out of service.
 */
export function drainRefusedBodies(app: FastifyInstance): void {
  app.addHook("onSend", async ({ headers, raw }, reply) => {
    if (raw.complete || !(Number(headers["content-length"]) <= maximumRowsBytes)) return;
    reply.removeHeader("connection");
  });
}

/** How long the rest is read after the response was sent, before the connection is reset. */
export const lingerMilliseconds = 2_000;

/** Ends a connection for good, unless it has ended by then. */
export function destroyLater(socket: Socket, milliseconds: number): void {
  const timer = setTimeout(() => socket.destroy(), milliseconds).unref();
  socket.once("close", () => clearTimeout(timer));
}

/**
 * Reads the rest of a body where the response ends the connection, as nginx expects by default: Node would close the
 * connection at once.
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
  // What comes now is no request, but the parser's own listener would treat it as one.
  socket.removeAllListeners("data");
  socket.on("data", () => undefined).resume();
  socket.once("end", () => socket.destroy());
  destroyLater(socket, lingerMilliseconds);
}
