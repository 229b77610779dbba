import type { FastifyInstance } from "fastify";

interface Place {
  port: number;
  host: string;
}

/**
 * Listens where the configuration says.
 * @throws Error in one line that names the variable when the place cannot be had
 */
export async function listen(app: Pick<FastifyInstance, "listen">, place: Place): Promise<void> {
  try {
    await app.listen(place);
  } catch (error) {
    throw new Error(reasonOf(error, place), { cause: error });
  }
}

function reasonOf(error: unknown, { port, host }: Place): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case "EADDRINUSE":
      return `PORT: ${port} of ${host} is in use by another process. Stop that one, or set PORT to a free port.`;
    case "EACCES":
      return `PORT: this user may not open port ${port}. Set PORT to one above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST: ${host} is no address of this machine. Write localhost, or 0.0.0.0 for every one that it has.`;
    default:
      return `PORT, HOST: the server cannot listen at ${host}:${port}: ${message}`;
  }
}
