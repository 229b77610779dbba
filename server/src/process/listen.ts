import type { FastifyInstance } from "fastify";

interface Place {
  port: number;
  host: string;
}

/**
 * Listens on the configured port and host.
 * @param variable the one that has both, where it is one
 * @throws Error in one line that names the variable when the port or host cannot be used
 */
export async function listen(
  app: Pick<FastifyInstance, "listen">,
  { port, host }: Place,
  variable?: string,
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw new Error(reasonOf(error, { port, host }, variable), { cause: error });
  }
}

function reasonOf(error: unknown, { port, host }: Place, variable?: string): string {
  const [ofPort, ofHost] = [variable ?? "PORT", variable ?? "HOST"];
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case "EADDRINUSE":
      return `${ofPort}: ${port} of ${host} is in use by another process. Stop that one, or set ${ofPort} to a free port.`;
    case "EACCES":
      return `${ofPort}: this user may not open port ${port}. Set ${ofPort} to one above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `${ofHost}: ${host} is no address of this machine. Write localhost, or 0.0.0.0 for every one that it has.`;
    default:
      return `${variable ?? "PORT, HOST"}: the server cannot listen at ${host}:${port}: ${message}`;
  }
}
