import { createHmac } from "node:crypto";
import { idOfHex } from "../ids.ts";
import { type KeySet, type Keys, keySets } from "../keys/keys.ts";
import { isSameSecret } from "../same-secret.ts";

const idDigits = 25;
const macDigits = 16;
const macBytes = 10;

/** Letters that the part before the @ may have beside the token: 64 are allowed (RFC 5321, 4.5.3.1.1). */
export const longestBounceName = 64 - "+".length - idDigits - macDigits;

/**
 * The envelope sender of one mail (VERP): the operator's address with the mail's id and a signature. A bounce therefore
 * names its mail, and nobody can forge one for a mail that they did not get.
 * @param base such as `bounces@example.org`
 */
export function bounceAddress(base: string, keys: Keys, id: string): string {
  const at = base.lastIndexOf("@");
  return `${base.slice(0, at)}+${digitsOf(id)}${macOf(keys, id)}${base.slice(at)}`;
}

/** The id of the mail that an address belongs to; null where it is none of ours. */
export function idOfBounceAddress(base: string, keys: Keys, address: string): string | null {
  const at = base.lastIndexOf("@");
  const [name, domain] = [base.slice(0, at), base.slice(at)].map((part) => part.toLowerCase());
  const given = address.toLowerCase();
  const token = given.slice(`${name}+`.length, -(domain?.length ?? 0));
  if (given !== `${name}+${token}${domain}` || !/^[\da-z]{41}$/.test(token)) return null;
  const id = idOf(token.slice(0, idDigits));
  if (id === null) return null;
  const mac = token.slice(idDigits);
  return keySets(keys).some((set) => isSameSecret(mac, macOf(set, id))) ? id : null;
}

/** Base 36, since some mail servers turn every letter into lower case. */
function digitsOf(id: string): string {
  return BigInt(`0x${id.replaceAll("-", "")}`)
    .toString(36)
    .padStart(idDigits, "0");
}

function idOf(digits: string): string | null {
  let number = 0n;
  for (const digit of digits) number = number * 36n + BigInt(Number.parseInt(digit, 36));
  const hex = number.toString(16).padStart(32, "0");
  return hex.length === 32 ? idOfHex(hex) : null;
}

function macOf(keys: KeySet, id: string): string {
  const mac = createHmac("sha256", keys.derive("bounce")).update(id).digest();
  return BigInt(`0x${mac.subarray(0, macBytes).toString("hex")}`)
    .toString(36)
    .padStart(macDigits, "0");
}
