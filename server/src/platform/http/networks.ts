import { BlockList, isIP } from "node:net";
import { plainAddress } from "./plain-address.ts";

/** The parts of an IP address, or of a network such as `10.0.0.0/8`; null for anything else. */
export function partsOfNetwork(text: string) {
  const [address = "", length, ...rest] = text.split("/");
  const version = isIP(address);
  const bits = version === 4 ? 32 : 128;
  const prefix = length === undefined ? bits : Number(length);
  const isPrefix = length === undefined || (/^\d{1,3}$/.test(length) && prefix <= bits);
  if (version === 0 || !isPrefix || rest.length > 0) return null;
  return { address, prefix, family: familyOf(address) };
}

/** A list that matches the addresses of all these networks. */
export function listOfNetworks(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const parts = partsOfNetwork(network);
    if (parts !== null) list.addSubnet(parts.address, parts.prefix, parts.family);
  }
  return list;
}

/** Whether an address is in the list, also an IPv4 address that a socket writes in IPv6 form. */
export function isInList(list: BlockList, address: string): boolean {
  const plain = plainAddress(address);
  return plain !== null && list.check(plain, familyOf(plain));
}

const familyOf = (address: string): "ipv4" | "ipv6" => (isIP(address) === 4 ? "ipv4" : "ipv6");
