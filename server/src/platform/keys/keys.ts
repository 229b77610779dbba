import { createHash, hkdfSync } from "node:crypto";
import type { Clock } from "../clock.ts";

/** What a sub-key is for; no two purposes share one. */
type KeyLabel =
  | "mail-token"
  | "pepper"
  | "data"
  | "index"
  | "otp"
  | "device"
  | "audit"
  | "openid-signing"
  | "openid-cookie"
  | "recovery-code"
  | "passkey-challenge"
  | "bounce"
  | ProofLabel;
type ProofLabel = "proof-of-work" | "proof-of-work-answer";

export interface KeySet {
  /** First 8 hex digits of SHA-256(master key); stored beside everything that was keyed. */
  readonly id: string;
  /** The 32-byte sub-key of a purpose (HKDF-SHA256). */
  derive(label: KeyLabel): Buffer;
}

export interface Keys extends KeySet {
  /** The key before the last rotation: what it wrote stays readable, nothing new is written with it. */
  readonly previous?: KeySet;
}

/** What it takes to make or check something that is keyed and ends at some moment. */
export interface KeyedDeps {
  keys: Keys;
  clock: Clock;
}

export const masterKeyBytes = 32;

/** @param master 32 random bytes; @param previous the ones before a rotation */
export function createKeys(master: Buffer, previous?: Buffer): Keys {
  const current = keySet(master);
  return previous === undefined ? current : { ...current, previous: keySet(previous) };
}

/** The set that wrote something, by the id stored beside it; undefined when that key is gone. */
export function keySetById(keys: Keys, id: string): KeySet | undefined {
  return [keys, keys.previous].find((set) => set?.id === id);
}

/** Every set that may have written what is looked up now: the current one first. */
export function keySets(keys: Keys): KeySet[] {
  return keys.previous === undefined ? [keys] : [keys, keys.previous];
}

function keySet(master: Buffer): KeySet {
  if (master.length !== masterKeyBytes) throw new Error("A master key has exactly 32 bytes.");
  const derived = new Map<KeyLabel, Buffer>();
  return {
    id: createHash("sha256").update(master).digest("hex").slice(0, 8),
    derive(label) {
      const known = derived.get(label);
      if (known !== undefined) return known;
      const key = Buffer.from(hkdfSync("sha256", master, "", `frontdoor ${label}`, masterKeyBytes));
      derived.set(label, key);
      return key;
    },
  };
}
