import { promises } from "node:dns";

const { lookup } = promises;

/**
 * Looks `localhost` up once for both families, as this machine's list of hosts has it. Playwright asks for each of them
 * at each connection, and where the list has no IPv6 the network's name server is asked, which may take seconds.
 */
async function lookupHere(host: string, options: { all: true; family: number }) {
  if (host !== "localhost") return lookup(host, options);
  const found = await lookup(host, { all: true });
  return found.filter(({ family }) => family === options.family);
}
promises.lookup = lookupHere as typeof lookup;
