import { decrypt, encrypt } from "../../encryption.ts";
import type { Keys } from "../../keys/keys.ts";
import { type ForeignCost, formatCost, isWeak, parseCost } from "./foreign-cost.ts";
import type { ForeignFault, ForeignHash } from "./foreign-hash.ts";
import { parseForeign } from "./parse-foreign.ts";

const aad = "foreign-password";
const form = /^\$foreign\$([\w:]+)\$(.+)$/;

/**
 * A hash of another system, stored until its owner's first login: `$foreign$<cost>$<encrypted>`. It is encrypted with
 * the master key, because hashes of other systems lack our pepper.
 * @returns what is wrong with it in place of the stored form
 */
export function encryptForeign(
  keys: Keys,
  text: string,
  { takesWeak }: { takesWeak: boolean },
): { stored: string } | ForeignFault | "weak" {
  const read = parseForeign(text);
  if (typeof read === "string") return read;
  if (isWeak(read.cost) && !takesWeak) return "weak";
  return { stored: `$foreign$${formatCost(read.cost)}$${encrypt(keys, text, aad)}` };
}

export function isForeign(stored: string): boolean {
  return stored.startsWith("$foreign$");
}

/** The hash inside, or only its cost where no key decrypts it any more: then no password matches. */
export function openForeign(keys: Keys, stored: string): ForeignHash | { cost: ForeignCost } {
  const [, cost = "", encrypted = ""] = form.exec(stored) ?? [];
  let text: string;
  try {
    text = decrypt(keys, encrypted, aad);
  } catch {
    return { cost: parseCost(cost) };
  }
  const read = parseForeign(text);
  return typeof read === "string" ? { cost: parseCost(cost) } : read;
}

/** The same hash encrypted with the current key; null where it is already, or where no key decrypts it. */
export function reencryptForeign(keys: Keys, stored: string): string | null {
  const [, cost = "", encrypted = ""] = form.exec(stored) ?? [];
  if (encrypted.split(".")[1] === keys.id) return null;
  try {
    return `$foreign$${cost}$${encrypt(keys, decrypt(keys, encrypted, aad), aad)}`;
  } catch {
    return null;
  }
}
