import type { Socket } from "node:net";
import { http } from "./node-http.ts";
import { destroyLater, lingerMilliseconds } from "./refused-bodies.ts";

const answers: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Client Timeout"],
  HPE_HEADER_OVERFLOW: [431, "Exceeded maximum allowed HTTP header size"],
};

/**
 * Responds to a request that Node's parser rejects as the framework would, and ends the connection. The rest is read: a
 * proxy whose connection is reset takes the process for unreachable, see `refused-bodies`.
 */
export function answerUnreadable({ code = "" }: NodeJS.ErrnoException, socket: Socket): void {
  // Each further part raises the same error again.
  if (code === "ECONNRESET" || socket.destroyed || socket.writableEnded) return;
  const [status, message] = answers[code] ?? [400, "Client Error"];
  const words = http.STATUS_CODES[status];
  const body = JSON.stringify({ error: words, message, statusCode: status });
  socket.end(
    `HTTP/1.1 ${status} ${words}\r\nContent-Length: ${body.length}\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n${body}`,
  );
  destroyLater(socket, status === 408 ? 0 : lingerMilliseconds);
}
