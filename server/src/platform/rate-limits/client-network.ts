import { isIPv4 } from "node:net";
import { plainAddress, unknownAddress } from "../http/plain-address.ts";

/**
 * Which addresses count as one. `clients` lets the clients of a wide IPv6 network have a rate limit each,
 * and the network sixteen of them; `connections` gives one connection one rate limit, however many networks
 * its line has: a subscriber gets up to a /48 (RFC 6177).
 */
export type Counted = "clients" | "connections";

interface CountedNetwork {
  network: string;
  /** How many rate limits this network has. */
  times: number;
}

/** How many /64 of a subscriber's /56 may use up their rate limits before the /56 is refused. */
const networksOfSubscriber = 16;

/**
 * The networks in which an address is counted, the narrowest first: an IPv4 address as it is; of an IPv6 address the /64,
 * because one subscriber has the rest, and wider ones. Anything that is not an address counts as one client, so that
 * invented texts do not get a limit each.
 */
export function countedNetworks(
  address: string,
  counted: Counted,
): [CountedNetwork, ...CountedNetwork[]] {
  const plain = plainAddress(address);
  if (plain === null || isIPv4(plain)) return [{ network: plain ?? unknownAddress, times: 1 }];
  if (counted === "connections") return [{ network: prefix(plain, 48), times: 1 }];
  return [
    { network: prefix(plain, 64), times: 1 },
    { network: prefix(plain, 56), times: networksOfSubscriber },
  ];
}

function prefix(address: string, bits: 48 | 56 | 64): string {
  const [head = "", tail = ""] = address.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => "0");
  const [first, second, third, fourth = "0"] = [...front, ...zeros, ...back];
  const site = `${first}:${second}:${third}`;
  if (bits === 48) return `${site}::/48`;
  if (bits === 64) return `${site}:${fourth}::/64`;
  return `${site}:${(Number.parseInt(fourth, 16) & 0xff00).toString(16)}::/56`;
}
