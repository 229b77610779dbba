import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { http, https } from "../../platform/http/node-http.ts";

interface BackEndRequest {
  method: string;
  url: URL;
  headers: OutgoingHttpHeaders;
  /** `null` for a request without a body; its length travels as `Content-Length`, never chunked. */
  body: Buffer | null;
  /** Ends the request, also while its answer is read. */
  signal: AbortSignal;
}

const agents = {
  http: new http.Agent({ keepAlive: true, maxSockets: 64 }),
  https: new https.Agent({ keepAlive: true, maxSockets: 64 }),
};

/**
 * Asks another back end once, follows no redirect, and resolves when its headers are there.
 * @throws Error when it cannot be reached or the signal comes first
 */
export function askBackEnd(request: BackEndRequest): Promise<IncomingMessage> {
  const { method, url, headers, body, signal } = request;
  const [send, agent] =
    url.protocol === "https:" ? [https.request, agents.https] : [http.request, agents.http];
  return new Promise((resolve, reject) => {
    const outgoing = send(url, {
      method,
      headers: { ...headers, ...(body === null ? {} : { "content-length": body.length }) },
      agent,
      signal,
    });
    outgoing.on("response", resolve);
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
