import { isIPv4, isIPv6 } from "node:net";

/** Used in place of an address that cannot be parsed (RFC 7239, 6.2). */
export const unknownAddress = "unknown";

/**
 * An address in one canonical form: without port, brackets and zone, IPv6 in its short form (RFC 5952), an IPv4 address
 * in IPv6 form as IPv4. Null when the text is no address.
 * @param text as a socket or a proxy writes it, e.g. `192.0.2.6:5000` or `[2001:DB8::1]:443`
 */
export function plainAddress(text: string): string | null {
  const trimmed = text.trim();
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(trimmed)?.[1];
  if (bracketed !== undefined) return isIPv6(bracketed) ? plainIPv6(bracketed) : null;
  const bare = /^([\d.]+):\d{1,5}$/.exec(trimmed)?.[1] ?? trimmed;
  if (isIPv4(bare)) return bare;
  return isIPv6(bare) ? plainIPv6(bare) : null;
}

function plainIPv6(address: string): string {
  const [withoutZone = ""] = address.split("%");
  const short = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(short);
  if (mapped === null) return short;
  const bytes = mapped.slice(1).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 0xff];
  });
  return bytes.join(".");
}
