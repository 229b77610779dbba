import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";

/** What a receiver got, byte for byte. */
export interface Received {
  headers: Record<string, string>;
  body: string;
}

/** How a receiver answers; one that does nothing hangs. */
export type Answer = (response: ServerResponse) => void;

export const answerWith =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end();

/** A receiver of events on this machine; it takes everything until it is told to answer otherwise. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer: Answer = answerWith(204);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      headers: plainHeaders(request.headers),
      body: Buffer.concat(chunks).toString("utf8"),
    });
    answer(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("No address.");
  return {
    url: `http://127.0.0.1:${address.port}/events`,
    received,
    /** What came since the last time it was asked. */
    taken: () => received.splice(0),
    answer(next: Answer) {
      answer = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export type ReceiverPeer = Awaited<ReturnType<typeof startReceiver>>;

function plainHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
