import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below those that systems give to whoever asks for any port. */
const [first, last] = [10_000, 32_000];

/**
 * A port for a program that is told where to listen. One that the system gives out would be given to another test
 * between this answer and the program's start.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(first, last);
  const server = createServer().listen(port);
  try {
    await once(server, "listening");
  } catch {
    return freePort();
  }
  server.close();
  await once(server, "close");
  return port;
}
