import { isIPv6 } from "node:net";

/**
 * What counts as one client: an IPv4 address as it is, of an IPv6 address the first 64 bits, because
 * one subscriber has all the rest.
 */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  const groups = address.includes("::") ? [...front, ...zeros, ...back] : front;
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}
