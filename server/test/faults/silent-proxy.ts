import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface SilentProxy {
  /** The address of the database, by way of the proxy. */
  url: string;
  /** From now on not a byte comes through; connections stay open, and new ones are taken and left alone. */
  fallSilent(): void;
  /** Passes on what waited, and what comes. */
  speak(): void;
  /** Ends every connection; new ones are let through. */
  hangUp(): void;
  close(): void;
}

/** A way to a server that can stop answering without hanging up, as a network that swallows everything. */
export async function openSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;

  function keep(socket: Socket, peer: Socket): void {
    sockets.add(socket);
    if (isSilent) socket.pause();
    socket.on("data", (bytes) => peer.write(bytes));
    socket.on("end", () => peer.end());
    socket.on("error", () => peer.destroy());
    socket.on("close", () => sockets.delete(socket));
  }

  const server = createServer((client) => {
    const behind = connect(Number(target.port), target.hostname);
    keep(client, behind);
    keep(behind, client);
    if (isSilent) for (const socket of [client, behind]) socket.pause();
  });
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No free port.");
  const url = new URL(databaseUrl);
  url.port = String(address.port);
  return {
    url: url.href,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    speak() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    hangUp,
    close() {
      server.close();
      hangUp();
    },
  };
}
