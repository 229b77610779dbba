import { isInList, listOfNetworks, partsOfNetwork } from "../http/networks.ts";
import type { RateLimit } from "./rate-limit.ts";

/** Limits by their names, each with its numbers. */
export type LimitTable = Record<string, Record<string, number>>;

/** A network that the operator named, with the limits of its addresses. */
export interface NamedNetwork {
  has(address: string): boolean;
  rateLimits: Readonly<Record<string, RateLimit>>;
}

/**
 * The networks of a configuration, the narrowest first, since the narrowest that contains an address counts.
 * @param check throws for a limit that a network cannot have
 * @throws Error that names an invalid network
 */
export function namedNetworks(
  networks: Readonly<Record<string, LimitTable>>,
  check: (network: string, name: string, values: Record<string, number>) => void,
): readonly NamedNetwork[] {
  const read = Object.entries(networks).map(([network, limits]) => {
    const prefix = prefixOf(network);
    for (const [name, values] of Object.entries(limits)) check(network, name, values);
    const list = listOfNetworks([network]);
    return { prefix, has: (client: string) => isInList(list, client), rateLimits: limits };
  });
  return read.toSorted((a, b) => b.prefix - a.prefix);
}

/** The rate limit of an address: its named network's values, where it has some, replace the others. */
export function rateLimitOf(
  networks: readonly NamedNetwork[],
  name: string,
  common: RateLimit,
  address: string,
): RateLimit {
  const network = networks.find(({ has }) => has(address));
  return { ...common, ...network?.rateLimits[name] };
}

/** Narrower networks would be counted together with neighbours that have other limits. */
const narrowestIPv6 = 56;

function prefixOf(network: string): number {
  const parts = partsOfNetwork(network);
  if (parts === null) {
    throw new Error(`NETWORKS: ${network} is no network; write one such as 196.21.0.0/16`);
  }
  if (parts.family === "ipv6" && parts.prefix > narrowestIPv6) {
    throw new Error(`NETWORKS: ${network} is a part of one subscriber's; write /56 or wider`);
  }
  return parts.prefix;
}
