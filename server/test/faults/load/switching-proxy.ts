import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import type { Way } from "./under-load.ts";

interface SwitchingProxy extends Way {
  /** Ends every connection and leads the next ones to another server. */
  switchTo(databaseUrl: string): void;
}

/** An address that stays while the server behind it becomes another one. */
export async function openSwitchingProxy(databaseUrl: string): Promise<SwitchingProxy> {
  const url = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let port = Number(url.port);
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    for (const [socket, peer] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => peer.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        peer.destroy();
      });
      socket.pipe(peer);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url.port = String(typeof address === "object" ? address?.port : "");
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    switchTo(next) {
      port = Number(new URL(next).port);
      endAll();
    },
    close() {
      endAll();
      server.close();
    },
  };
}
