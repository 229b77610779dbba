import type { FastifyInstance } from "fastify";

interface Place {
  port: number;
  host: string;
}

/** The variables that say where. */
interface Names {
  port: string;
  host: string;
}

/**
 * Listens where the configuration says.
 * @param names the variables that the error names
 * @throws Error in one line that names the variable when the port or host cannot be used
 */
export async function listen(
  app: Pick<FastifyInstance, "listen">,
  { port, host }: Place,
  names: Names = { port: "PORT", host: "HOST" },
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw new Error(reasonOf(error, { port, host }, names), { cause: error });
  }
}

function reasonOf(error: unknown, { port, host }: Place, names: Names): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case "EADDRINUSE":
      return `${names.port}: ${port} of ${host} is in use by another process. Stop that one, or set ${names.port} to a free port.`;
    case "EACCES":
      return `${names.port}: this user may not open port ${port}. Set ${names.port} to one above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `${names.host}: ${host} is no address of this machine. Write localhost, or 0.0.0.0 for every one that it has.`;
    default:
      return `${[...new Set([names.port, names.host])].join(", ")}: the server cannot listen at ${host}:${port}: ${message}`;
  }
}
