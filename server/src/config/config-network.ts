import { isIP } from "node:net";
import { partsOfNetwork } from "../platform/http/networks.ts";
import { plainAddress } from "../platform/http/plain-address.ts";

/** The widest private networks: 10.0.0.0/8 (RFC 1918) and fc00::/7 (RFC 4193). */
const widestPrefixes = { 4: 8, 6: 7 };
/** Where the IPv4 address begins in an IPv6 address that holds one (RFC 4291). */
const mappedBits = 96;

/** Whether a host, as a URL holds it, is this machine to a browser: `localhost`, a name below it, 127.0.0.0/8, `[::1]`. */
export function isLocal(hostname: string): boolean {
  return staysHere(hostname) || hostname.endsWith(".localhost");
}

/**
 * Whether a connection of ours to a host stays on this machine: `localhost`, 127.0.0.0/8, `[::1]`. A name below
 * `localhost` need not: the machine asks the network's name server for it.
 */
export function staysHere(hostname: string): boolean {
  if (hostname.startsWith("127.")) return isIP(hostname) === 4;
  return hostname === "localhost" || hostname === "[::1]";
}

/** An IP address, or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  return partsOfNetwork(text) !== null;
}

/** Whether a valid network is so wide that it must contain addresses of strangers. */
export function isTooWide(network: string): boolean {
  const [address = "", prefix] = network.split("/");
  if (prefix === undefined) return false;
  const isVersion4 = isIP(plainAddress(address) ?? "") === 4;
  const isMapped = isVersion4 && isIP(address) === 6;
  const bits = Number(prefix) - (isMapped ? mappedBits : 0);
  return bits < widestPrefixes[isVersion4 ? 4 : 6];
}
