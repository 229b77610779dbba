import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as a provider got it. */
export interface Received {
  path: string;
  authorization: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

export type StandIn = Awaited<ReturnType<typeof openStandIn>>;

/** A provider that answers what a test says. */
export async function openStandIn() {
  const received: Received[] = [];
  let next: { status: number; body: string } | "hang up" | "silence" = { status: 200, body: "" };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url = "", headers } = request;
    received.push({
      path: url,
      authorization: headers.authorization,
      headers,
      body: Buffer.concat(chunks).toString(),
    });
    if (next === "silence") return;
    if (next === "hang up") return void request.socket.destroy();
    response.writeHead(next.status, { "content-type": "application/json" }).end(next.body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** What it answers from now on; `hangUp` takes the message and breaks off, `silence` says nothing. */
    answer(status: number, body: unknown = "") {
      next = { status, body: typeof body === "string" ? body : JSON.stringify(body) };
    },
    hangUp() {
      next = "hang up";
    },
    silence() {
      next = "silence";
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
